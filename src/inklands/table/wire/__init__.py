"""Messages between the page and the table, and how values of the rules become them."""
