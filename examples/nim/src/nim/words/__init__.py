"""The words: moves and why they are refused, what a viewer sees and hears, and the texts in each language."""
