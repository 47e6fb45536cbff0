import { createServer } from 'node:net';
import { StartError } from '@playbook/service-kit/config/start-error';

/** Where Prometheus exporters usually are. */
const DEFAULT_METRICS_PORT = 9464;

type Outcome = { readonly port: number } | { readonly fault: string };

/** Tries to listen and gives the port back at once. */
function probe(port: number, host: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.name }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/**
 * The port to listen on: the wished one, or any free one for 0. Asked before anything is started.
 * @throws StartError when the port is taken or not allowed
 */
export async function findListenPort(port: number, host: string, setting: string): Promise<number> {
  const outcome = await probe(port, host);
  if ('port' in outcome) return outcome.port;
  throw portError(outcome.fault, port, host, setting);
}

/** A port for metrics: one that was asked for must be free; the usual one gives way when another program has it. */
export async function findMetricsPort(wished: number | undefined, host: string): Promise<number> {
  if (wished !== undefined) return findListenPort(wished, host, 'METRICS_PORT');
  const outcome = await probe(DEFAULT_METRICS_PORT, host);
  return 'port' in outcome ? outcome.port : findListenPort(0, host, 'METRICS_PORT');
}

/** Words for a port that cannot be listened on. */
export function portError(fault: string, port: number, host: string, setting: string): StartError {
  if (fault === 'EADDRINUSE') {
    return new StartError(
      'PORT_BUSY',
      `Port ${port} is in use by another program. Stop it, or set ${setting} to another port.`,
    );
  }
  if (fault === 'EACCES') {
    return new StartError(
      'PORT_FORBIDDEN',
      `Port ${port} may not be used by this user. Set ${setting} to a port above 1023.`,
    );
  }
  return new StartError(
    'PORT_UNUSABLE',
    `Playbook cannot listen on ${host}:${port} (${fault}). Correct HOST or ${setting}.`,
  );
}
