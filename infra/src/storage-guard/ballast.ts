import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';

const CHUNK_BYTES = 1024 * 1024;
const PRIVATE_FILE_MODE = 0o600;

/** A file that takes space only to give it back when the disk is full and the database needs some to start again. */
export class Ballast {
  constructor(
    private readonly path: string,
    readonly sizeBytes: number,
  ) {}

  async isThere(): Promise<boolean> {
    return stat(this.path).then(
      () => true,
      () => false,
    );
  }

  /** Writes the file where it is absent: random bytes, which no file system makes smaller. */
  async fill(): Promise<void> {
    if (await this.isThere()) return;
    const draft = `${this.path}.new`;
    const file = await open(draft, 'w', PRIVATE_FILE_MODE);
    try {
      for (let writtenBytes = 0; writtenBytes < this.sizeBytes; writtenBytes += CHUNK_BYTES) {
        await file.write(randomBytes(Math.min(CHUNK_BYTES, this.sizeBytes - writtenBytes)));
      }
    } finally {
      await file.close();
    }
    await rename(draft, this.path);
  }

  /** Gives the space back. */
  async release(): Promise<void> {
    await rm(this.path, { force: true });
    await rm(`${this.path}.new`, { force: true });
  }
}
