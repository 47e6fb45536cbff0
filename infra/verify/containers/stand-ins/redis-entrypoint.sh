#!/usr/bin/env bash
# Takes settings alone, too, as the official image does.
set -euo pipefail
if [[ "${1:-}" == -* || "${1:-}" == *.conf ]]; then set -- redis-server "$@"; fi
exec "$@"
