import { connect, createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/**
 * Forwards TCP connections, as `ssh -L` does, within a container: `LOOPBACK_FORWARD` is `FROM_HOST:PORT=TO_HOST:PORT`.
 * The development sign-in responds to loopback only (docs/adr/0024), and a published port of a container does not end there.
 * Compose publishes the port on the loopback of its machine, so that nobody else reaches it.
 */
const MAX_CONNECTIONS = 512;
const rule = process.env.LOOPBACK_FORWARD;

if (isMainThread && rule) {
  const [from, to] = rule.split('=').map((side) => {
    const [host, port] = side.split(':');
    return { host, port: Number(port) };
  });
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(from.port, from.host);
  // The process lives as long as its own work does.
  server.unref();
}
