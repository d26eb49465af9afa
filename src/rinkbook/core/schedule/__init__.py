"""What a schedule keeps to."""
