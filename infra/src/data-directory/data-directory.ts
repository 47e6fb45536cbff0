import { randomBytes } from 'node:crypto';
import { realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DirectoryLock } from './directory-lock.js';
import { checkLayout, writeLayout } from './directory-layout.js';
import { endOrphanedHolder } from './end-orphaned-holder.js';
import { filesystemFault } from './filesystem-fault.js';
import type { LockRecord } from './lock-record.js';
import { makePrivateDirectory } from './private-directory.js';
import { SecretFiles } from './secret-files.js';
import { StartError } from '@playbook/service-kit/config/start-error';

const LOCK_FILE = 'playbook.lock';
const PROBE_FILE = 'playbook.probe';
/** Enough that a full disk cannot hide it in a block that is already its own. */
const PROBE_BYTES = 256 * 1024;

/** The folder that holds everything one installation keeps: database, files, secrets. One process uses it at a time. */
export class DataDirectory {
  private readonly secrets: SecretFiles;

  private constructor(
    /** Absolute, without symbolic links. */
    readonly path: string,
    private readonly lock: DirectoryLock,
  ) {
    this.secrets = new SecretFiles(join(path, 'secrets'));
  }

  /**
   * Creates the folder when it is absent (mode 0700), makes sure that it can be written and is ours, and takes it for
   * this process until `close`, or until the process ends in whatever way.
   * @throws {StartError} `DATA_DIRECTORY_*`: unwritable, full, no folder, foreign, of another version, in use
   */
  static async open(requestedPath: string): Promise<DataDirectory> {
    let path = resolve(requestedPath);
    try {
      await makePrivateDirectory(path);
      path = await realpath(path);
      await checkLayout(path);
      let lock = await DirectoryLock.acquire(join(path, LOCK_FILE));
      if (!(lock instanceof DirectoryLock) && (await endOrphanedHolder(lock.holder))) {
        lock = await DirectoryLock.acquire(join(path, LOCK_FILE));
      }
      if (!(lock instanceof DirectoryLock)) throw inUse(path, lock.holder);
      return await DataDirectory.settle(path, lock);
    } catch (error) {
      throw filesystemFault(error, path);
    }
  }

  private static async settle(path: string, lock: DirectoryLock): Promise<DataDirectory> {
    try {
      await writeLayout(path);
      await probe(path);
      return new DataDirectory(path, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** The absolute path of something in the folder. */
  resolve(...segments: string[]): string {
    return join(this.path, ...segments);
  }

  /**
   * A secret value made on first use and the same ever after: by `make`, otherwise 32 random bytes as base64url.
   * @throws {StartError} `SECRET_DAMAGED`, or the reason why it could not be written
   */
  async secret(name: string, make?: () => string | Promise<string>): Promise<string> {
    try {
      return await this.secrets.secret(name, make);
    } catch (error) {
      throw filesystemFault(error, this.path);
    }
  }

  /** Lets a second start say where this one is to be found, for example `http://localhost:3000`. */
  async announce(address: string): Promise<void> {
    await this.lock.announce(address);
  }

  /** Gives the folder back. Everything that writes to it must have stopped before. */
  async close(): Promise<void> {
    await this.lock.release();
  }
}

function inUse(path: string, holder: LockRecord): StartError {
  const where = holder.address === undefined ? '' : `, ${holder.address}`;
  return new StartError(
    'DATA_DIRECTORY_IN_USE',
    `Playbook already runs on ${path} (process ${holder.pid}${where}). Stop it, or set PLAYBOOK_DATA_DIR to another folder.`,
  );
}

/** Fails now, with a sentence, instead of in the middle of creating the database. Random bytes defeat compression. */
async function probe(path: string): Promise<void> {
  const file = join(path, PROBE_FILE);
  try {
    await writeFile(file, randomBytes(PROBE_BYTES), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
