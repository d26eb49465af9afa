"""The views of the public site, a file for each kind of page."""
