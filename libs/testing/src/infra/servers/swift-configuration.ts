/** What every part of one Swift agrees on. */
export const HASH_CONFIGURATION = `[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[swift-constraints]
`;

const processes = (port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
`;

/** Configuration of the server of accounts, containers or objects. */
export const backendConfiguration = (kind: string, port: number, devices: string): string => `${processes(port)}
devices = ${devices}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

/** The parts that a request passes, in this order. */
const FILTERS = ['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 's3api', 'tempauth', 'copy', 'slo'];
const FILTER_OPTIONS: Readonly<Record<string, string>> = {
  s3api: 'location = us-east-1\ncors_preflight_allow_origin = https://playbook.example',
  tempauth: 'user_test_tester = testing .admin',
};

/** Configuration of the server that speaks the API of S3. */
export function proxyConfiguration(port: number, cachePort: number): string {
  const options: Readonly<Record<string, string>> = {
    ...FILTER_OPTIONS,
    cache: `memcache_servers = 127.0.0.1:${cachePort}`,
  };
  const filters = FILTERS.map((name) => {
    const factory = name === 'cache' ? 'memcache' : name;
    return `[filter:${name}]\nuse = egg:swift#${factory}\n${options[name] ?? ''}\n`;
  });
  return `${processes(port)}
[pipeline:main]
pipeline = ${FILTERS.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters.join('')}`;
}

/** Starts the five processes behind the mount; they end with the shell, also when it is killed. */
export const startScript = (configuration: string, cachePort: number): string => `set -e
mount --bind '${configuration}' /etc/swift
pids=
start() { setpriv --pdeathsig KILL -- "$@" & pids="$pids $!"; }
start memcached -u root -l 127.0.0.1 -p ${cachePort} -m 16
for kind in account container object proxy; do start "swift-$kind-server" "/etc/swift/$kind-server.conf"; done
trap 'kill -KILL $pids; wait; exit 0' TERM INT
wait
`;
