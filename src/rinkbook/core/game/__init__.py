"""One game: a sheet folded under an edition into score, box, clock, rulings and findings."""
