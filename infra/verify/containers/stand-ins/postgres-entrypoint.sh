#!/usr/bin/env bash
# Makes a cluster at the first start, with the superuser and the password that the official image takes, and runs the server.
set -euo pipefail
if [[ ! -s "$PGDATA/PG_VERSION" ]]; then
  initdb --username="${POSTGRES_USER:-postgres}" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8
  printf 'host all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/run/postgresql
