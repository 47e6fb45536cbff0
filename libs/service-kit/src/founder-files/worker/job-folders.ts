import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No analysis takes so long: what is older was left by a worker that was killed. */
const LEFT_OVER_MS = 3_600_000;

/** Folders of the jobs of one kind of worker. */
export class JobFolders {
  private readonly prefix: string;

  /** @param kind Name of the kind of worker */
  constructor(kind: string) {
    this.prefix = `playbook-${kind}-`;
  }

  /** Runs work in a folder of its own, which is gone afterwards. */
  async with<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), this.prefix));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes folders of workers that were killed. */
  async removeLeftOvers(now: number): Promise<void> {
    for (const name of await readdir(tmpdir())) {
      if (!name.startsWith(this.prefix)) continue;
      const folder = join(tmpdir(), name);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > LEFT_OVER_MS) await rm(folder, { recursive: true, force: true });
    }
  }
}
