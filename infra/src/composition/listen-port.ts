import { createServer } from 'node:net';
import { StartError } from '@playbook/service-kit/config/start-error';

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

/** The wished port, or any free one when it is taken: for what nobody has asked to be at a certain port. */
export async function findOptionalPort(port: number, host: string): Promise<number> {
  const outcome = await probe(port, host);
  return 'port' in outcome ? outcome.port : 0;
}

/** Words for a port that cannot be listened on. */
export function portError(fault: string, port: number, host: string, setting: string): StartError {
  if (fault === 'EADDRINUSE') {
    return new StartError('PORT_BUSY', `Port ${port} is in use by another program. Stop it, or set ${setting} to another port.`);
  }
  if (fault === 'EACCES') {
    return new StartError('PORT_FORBIDDEN', `Port ${port} may not be used by this user. Set ${setting} to a port above 1023.`);
  }
  return new StartError('PORT_UNUSABLE', `Playbook cannot listen on ${host}:${port} (${fault}). Correct HOST or ${setting}.`);
}
