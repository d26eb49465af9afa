"""What every page stands on: base template, headers, error pages, audit log."""
