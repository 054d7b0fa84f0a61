"""The games. Each folder is one rules engine, readable in one sitting."""
