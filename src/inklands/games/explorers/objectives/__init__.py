"""The objectives: what they are, what each gives, and who wins the races."""
