"""Several processes on this machine that share PostgreSQL and NATS: to try, and to test."""
