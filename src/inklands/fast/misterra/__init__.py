"""Maps of Misterra as flat numbers: complete rules, one to four seats, in step with the title."""
