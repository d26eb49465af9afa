"""The law as data: editions, clauses, sections, scopes, readings; knows no rule by name."""
