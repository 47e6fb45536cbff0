import { askTextServer } from './ask-text-server.js';
import { startChildServer } from './child-server.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import type { InfraServer } from '../infra-part.js';

/** Starts an installed `nats-server` without persistence on a free port. */
export async function startNatsServer(program: string): Promise<InfraServer> {
  const port = await findFreePort();
  const child = await startChildServer({
    program,
    arguments: ['--addr', '127.0.0.1', '--port', String(port)],
    stopSignal: 'SIGINT',
    ask: () => askTextServer(port, 'CONNECT {"verbose":false}\r\nPING\r\n', 'PONG\r\n'),
  });
  return { url: `nats://127.0.0.1:${port}`, provider: 'installed', description: program, stop: () => child.stop() };
}
