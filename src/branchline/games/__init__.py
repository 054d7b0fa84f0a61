"""The games. Each folder is one rules engine and is readable in one sitting."""
