"""What an operator fills in; a form says of each field what is expected and what came."""
