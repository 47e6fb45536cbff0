import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askTextServer } from '../infra/servers/ask-text-server.js';
import { startChildServer } from '../infra/servers/child-server.js';
import { findProgram } from '../infra/find-program.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { DEBIAN_PACKAGE } from '../infra/infra-part.js';
import { makeScratchFolder, removeScratchFolder } from '../infra/scratch-folder.js';

export interface ConfiguredNats {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a NATS server of a test's own.
 * @param configuration In the server's own language.
 * @throws Error with the server's output for a configuration that it does not take
 */
export async function startConfiguredNats(configuration: string): Promise<ConfiguredNats> {
  const program = findProgram('nats-server');
  if (program === undefined) throw new Error(`Install it: apt-get install ${DEBIAN_PACKAGE.nats}`);
  const folder = await makeScratchFolder('nats');
  const file = join(folder, 'nats-server.conf');
  await writeFile(file, configuration);
  const port = await findFreePort();
  const child = await startChildServer({
    program,
    arguments: ['--config', file, '--addr', '127.0.0.1', '--port', String(port)],
    stopSignal: 'SIGINT',
    // Whoever has no credentials still hears this.
    ask: () => askTextServer(port, '', 'INFO '),
  });
  const stop = async (): Promise<void> => {
    await child.stop();
    await removeScratchFolder(folder);
  };
  return { port, url: `nats://127.0.0.1:${port}`, stop };
}
