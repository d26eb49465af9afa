"""What doesn't add up in a sheet: kept all the same, each with a finding; a file a subject."""
