import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** Not among the packages of the product: it brings 81 of its own, some 75 MB, which nothing but this command needs. */
const VIEWER = 'autotel-devtools@27.1.0';
const HOST = '127.0.0.1';
/** Where OTLP over HTTP is expected. */
const DEFAULT_PORT = 4318;

/** @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

const port = Number(process.argv[2] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 2 || port > 65_535) {
  throw new Error(`'${process.argv[2]}' is no port. Usage: npm run traces [-- PORT]`);
}
// The viewer would take another port, and nobody would send anything there. OTLP over gRPC is one below, as always.
for (const wanted of [port, port - 1]) {
  if (!(await isFree(wanted))) throw new Error(`Port ${wanted} is taken. Choose another one: npm run traces -- PORT`);
}

const address = `http://${HOST}:${port}`;
process.stdout.write(`Traces, log lines and metrics of this machine are shown at ${address}
Start the product in another terminal:

  OTEL_TRACES_SAMPLER_ARG=1 OTEL_EXPORTER_OTLP_ENDPOINT=${address} npm start

They are kept in memory until Ctrl-C.

`);
const words = ['--yes', '--ignore-scripts', VIEWER, '--host', HOST, '--port', `${port}`, '--grpc-port', `${port - 1}`];
// A group of its own, for npx hands no signal on to what it has started.
const viewer = spawn('npx', [...words, '--title', 'Playbook'], { stdio: 'inherit', detached: true });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => viewer.pid && process.kill(-viewer.pid, signal));
viewer.once('exit', (code) => process.exit(code ?? 0));
