"""Teams, their rosters and captains."""
