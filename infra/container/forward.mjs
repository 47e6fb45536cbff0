import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/**
 * Forwards connections, as `ssh -L` does: `FORWARD` is `FROM=TO`, and each side is `HOST:PORT` or the path of a Unix socket.
 * The development sign-in responds to loopback only (docs/adr/0024). A socket in a volume lets in the containers that have
 * the volume, and nobody on a network. As a program it runs on its own, and with `--import` beside a process.
 */
const MAX_CONNECTIONS = 512;
const rule = process.env.FORWARD;

/** @param {string} side @returns {{ path: string } | { host: string, port: number }} */
function addressOf(side) {
  if (side.startsWith('/')) return { path: side };
  const [host, port] = side.split(':');
  return { host, port: Number(port) };
}

if (isMainThread && rule) {
  const [from, to] = rule.split('=').map(addressOf);
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.maxConnections = MAX_CONNECTIONS;
  // An earlier process of this container may have left its socket.
  if ('path' in from) rmSync(from.path, { force: true });
  server.listen(from);
  const isProgram = process.argv[1] === fileURLToPath(import.meta.url);
  if (isProgram) for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
  // The process lives as long as its own work does.
  else server.unref();
}
