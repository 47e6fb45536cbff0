import { createHash } from 'node:crypto';
import { open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { StartError } from '@playbook/service-kit/config/start-error';
import { errnoOf } from '../../data-directory/filesystem-fault.js';
import { makePrivateDirectory } from '../../data-directory/private-directory.js';
import { type BackupManifest, MANIFEST_FILE, MANIFEST_SUM_FILE, type StoredFile } from './backup-manifest.schema.js';

const PRIVATE_FILE_MODE = 0o600;
const OWN_ENTRIES: readonly string[] = ['rows', 'objects', MANIFEST_FILE, MANIFEST_SUM_FILE];

/**
 * A backup that is being made, in a folder beside its place: it gets its name when everything is on the disk, so that a backup that
 * was cut off never looks like a whole one. Files and folders are the owner's alone.
 */
export class BackupDraft {
  private readonly folders = new Set<string>();

  private constructor(
    /** Where the backup is to be. */
    readonly path: string,
    private readonly draft: string,
  ) {}

  /** Removes what a backup to the same place left that was cut off. @throws StartError `BACKUP_EXISTS` */
  static async begin(requestedPath: string): Promise<BackupDraft> {
    const path = resolve(requestedPath);
    const [there] = await entriesOf(path);
    if (there !== undefined) {
      throw new StartError('BACKUP_EXISTS', `${path} is not empty. Name a folder that is not there yet.`);
    }
    const draft = `${path}.unfinished`;
    const foreign = (await entriesOf(draft)).find((name) => !OWN_ENTRIES.includes(name));
    if (foreign !== undefined) {
      throw new StartError(
        'BACKUP_EXISTS',
        `${draft} holds something else (${foreign}). Move it away, or name another folder.`,
      );
    }
    await rm(draft, { recursive: true, force: true });
    await makePrivateDirectory(draft);
    return new BackupDraft(path, draft);
  }

  /** Writes a file as it comes and returns its checksum, once it is on the disk. @param file Path in the backup */
  async write(file: string, content: AsyncIterable<Buffer | string> | Readable): Promise<StoredFile> {
    const path = await this.makeRoom(file);
    const hash = createHash('sha256');
    const handle = await open(path, 'w', PRIVATE_FILE_MODE);
    let sizeBytes = 0;
    try {
      for await (const chunk of content) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(bytes);
        sizeBytes += bytes.length;
        await handle.appendFile(bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    return { file, sizeBytes, sha256: hash.digest('hex') };
  }

  /** Where a file of the backup is for now. */
  pathOf(file: string): string {
    return join(this.draft, file);
  }

  /** Writes the manifest and gives the backup its name. */
  async finish(manifest: BackupManifest): Promise<void> {
    const { sha256 } = await this.write(MANIFEST_FILE, lines(JSON.stringify(manifest, null, 2)));
    await this.write(MANIFEST_SUM_FILE, lines(`${sha256}  ${MANIFEST_FILE}`));
    for (const folder of this.folders) await syncFolder(this.pathOf(folder));
    await rmdir(this.path).catch(acceptAbsent);
    await rename(this.draft, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Removes everything. */
  async discard(): Promise<void> {
    await rm(this.draft, { recursive: true, force: true });
  }

  private async makeRoom(file: string): Promise<string> {
    await this.makeFolder(dirname(file));
    return this.pathOf(file);
  }

  /** From the draft's own folder downwards, so that each is made private. */
  private async makeFolder(folder: string): Promise<void> {
    if (this.folders.has(folder)) return;
    if (folder !== dirname(folder)) await this.makeFolder(dirname(folder));
    await makePrivateDirectory(this.pathOf(folder));
    this.folders.add(folder);
  }
}

async function* lines(...texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield `${text}\n`;
}

async function entriesOf(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return [];
    if (errnoOf(error) === 'ENOTDIR')
      throw new StartError('BACKUP_EXISTS', `${path} is not a folder. Name another one.`);
    throw error;
  }
}

function acceptAbsent(error: unknown): void {
  if (errnoOf(error) !== 'ENOENT') throw error;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
