import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';

/** Debian keeps servers in folders that an ordinary user's PATH lacks. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Absolute path of a program on this machine, or null. */
export async function findBinary(name: string): Promise<string | null> {
  const folders = [...(process.env['PATH'] ?? '').split(':').filter(Boolean), ...SERVER_FOLDERS];
  for (const folder of folders) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
