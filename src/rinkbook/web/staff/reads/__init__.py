"""What the desk's pages are made from."""
