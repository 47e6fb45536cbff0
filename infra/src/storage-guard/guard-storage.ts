import { statfs } from 'node:fs/promises';
import type { DataDirectory } from '../data-directory/data-directory.js';
import type { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { Ballast } from './ballast.js';
import { StorageGuard } from './storage-guard.js';

const BYTES_PER_MB = 1024 * 1024;
const BALLAST_FILE = 'playbook.ballast';

/** Watches the disk that the embedded database is on; null where no space is to be reserved. */
export function guardStorage(
  directory: Pick<DataDirectory, 'path' | 'resolve'>,
  postgres: Pick<EmbeddedPostgres, 'setReadOnly'>,
  reserveMb: number,
): StorageGuard | null {
  if (reserveMb === 0) return null;
  const guard = new StorageGuard({
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(directory.path);
      return bavail * bsize;
    },
    setReadOnly: (isReadOnly) => postgres.setReadOnly(isReadOnly),
    ballast: new Ballast(directory.resolve(BALLAST_FILE), reserveMb * BYTES_PER_MB),
  });
  guard.start();
  return guard;
}
