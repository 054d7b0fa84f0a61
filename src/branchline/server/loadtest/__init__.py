"""A load test: a real server as a child process, and random players who play real games through its API."""
