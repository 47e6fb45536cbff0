#!/usr/bin/env bash
# Asks this container's process a probe, such as /livez; ends with 1 when the response is no success.
set -euo pipefail
path="${1:-/livez}"
exec 3<>"/dev/tcp/127.0.0.1/${METRICS_PORT:-9464}"
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$path" >&3
IFS= read -r -t 3 status <&3
[[ "$status" == 'HTTP/1.1 200 '* ]]
