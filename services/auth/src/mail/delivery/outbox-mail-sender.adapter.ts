import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { Mail, MailSender } from './mail.port.js';

const PRIVATE_DIRECTORY_MODE = 0o700;
/** Whoever can read a mail can sign in with it. */
const PRIVATE_FILE_MODE = 0o600;

/** Puts each mail into a folder, as a JSON file, for installations without a mail server. */
export class OutboxMailSender implements MailSender {
  private readonly directory: string;

  /** @param directory Made with the first mail when it is absent. */
  constructor(
    directory: string,
    private readonly from: string,
    private readonly logger: Pick<Logger, 'info'>,
  ) {
    this.directory = resolve(directory);
  }

  /** The file's name sorts by time and says nothing about the person. */
  async send({ to, subject, text, html }: Mail): Promise<void> {
    const at = new Date().toISOString();
    const path = join(this.directory, `${at.replaceAll(':', '-')}-${randomUUID()}.json`);
    try {
      await mkdir(this.directory, { recursive: true, mode: PRIVATE_DIRECTORY_MODE });
      await writeWhole(path, `${JSON.stringify({ at, from: this.from, to, subject, text, html }, null, 2)}\n`);
    } catch (cause) {
      throw new ProcedureError('service_unavailable', 'The outbox did not take a mail', undefined, { cause });
    }
    this.logger.info('A mail lies in the outbox', { path });
  }

  async close(): Promise<void> {}
}

/** Writes a private file that is complete from the first moment on that it has its name. */
async function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.tmp`;
  try {
    await writeFile(unfinished, content, { flag: 'wx', mode: PRIVATE_FILE_MODE });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
