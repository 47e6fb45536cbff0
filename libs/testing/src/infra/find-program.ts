import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of an installed program, or undefined. Servers often live in folders that only an administrator's PATH has. */
export function findProgram(name: string, moreFolders: readonly string[] = []): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...path, ...SYSTEM_FOLDERS, ...moreFolders].map((folder) => join(folder, name)).find(isExecutable);
}

/** Folders of Debian's PostgreSQL versions, newest first; they are on no PATH. */
export function postgresFolders(): string[] {
  try {
    const versions = readdirSync(POSTGRES_VERSIONS).map(Number).filter(Number.isFinite);
    return versions.toSorted((a, b) => b - a).map((version) => join(POSTGRES_VERSIONS, String(version), 'bin'));
  } catch {
    return [];
  }
}
