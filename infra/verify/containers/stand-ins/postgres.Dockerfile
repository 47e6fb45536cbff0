# Stands in for the official image of PostgreSQL: the same user, folder and settings, of which docker-compose.yml uses a few.
FROM playbook-stand-in/debian
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid 999 --home-dir /var/lib/postgresql postgres \
 && apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
 && rm -rf /var/lib/postgresql/* && mkdir -p /var/lib/postgresql/data && chown -R postgres:postgres /var/lib/postgresql \
 && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
