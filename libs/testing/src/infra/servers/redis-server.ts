import { askTextServer } from './ask-text-server.js';
import { startChildServer } from './child-server.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import type { InfraServer } from '../infra-part.js';
import { makeScratchFolder, removeScratchFolder } from '../scratch-folder.js';

/**
 * Starts an installed `redis-server` without persistence.
 * @param wantedPort Of a server that was stopped, for one that takes its place; else a free one.
 */
export async function startRedisServer(program: string, wantedPort?: number): Promise<InfraServer> {
  const port = wantedPort ?? (await findFreePort());
  const folder = await makeScratchFolder('redis');
  const child = await startChildServer({
    program,
    arguments: ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder],
    stopSignal: 'SIGTERM',
    ask: () => askTextServer(port, 'PING\r\n', '+PONG\r\n'),
  });
  const stop = async (): Promise<void> => {
    await child.stop();
    await removeScratchFolder(folder);
  };
  return { url: `redis://127.0.0.1:${port}`, provider: 'installed', description: program, stop };
}
