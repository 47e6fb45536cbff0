# Stands in for the official image of NATS, with the program that its health check calls.
FROM playbook-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends nats-server wget && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["nats-server"]
