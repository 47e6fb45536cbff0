import { parseArgs } from 'node:util';
import { StartError } from '@playbook/service-kit/config/start-error';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { errnoOf } from '../data-directory/filesystem-fault.js';
import type { BackupManifest } from './archive/backup-manifest.schema.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const BYTES_PER_MB = 1_048_576;

/**
 * Runs work that can be interrupted and closes what it opened. Whatever it made by then is removed by itself.
 * @throws StartError `INTERRUPTED` after a signal
 */
export async function runCommand(work: (signal: AbortSignal, stop: StopSequence) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  for (const name of SIGNALS) process.once(name, interrupt);
  const stop = new StopSequence();
  try {
    await work(interruption.signal, stop);
  } catch (error) {
    if (!interruption.signal.aborted) throw toSentence(error);
    throw new StartError('INTERRUPTED', 'It was interrupted.', { cause: error });
  } finally {
    for (const name of SIGNALS) process.off(name, interrupt);
    await stop.run();
  }
}

/** What an operator can do something about, in a sentence; other errors as they are. */
function toSentence(error: unknown): unknown {
  if (error instanceof ProcedureError) {
    const message = `The object storage says: ${error.message}. See that it is there and has space, then try again.`;
    return new StartError('OBJECT_STORAGE_FAILED', message, { cause: error });
  }
  const errno = errnoOf(error) ?? '';
  if (['ENOSPC', 'EDQUOT'].includes(errno)) {
    return new StartError('DISK_FULL', 'There is no space left. Free some, or name a folder elsewhere.', {
      cause: error,
    });
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(errno)) {
    const message = 'This user may not read or write there. Name a folder that it may use.';
    return new StartError('FOLDER_UNUSABLE', message, { cause: error });
  }
  return error;
}

/** The folder that a command names, and whether it has a flag. @throws StartError `USAGE` */
export function readArguments(
  args: readonly string[],
  usage: string,
  flag?: string,
): { path: string; isFlagged: boolean } {
  const options = flag === undefined ? {} : { [flag]: { type: 'boolean' as const } };
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [path, ...others] = positionals;
    if (path !== undefined && others.length === 0) {
      return { path, isFlagged: flag !== undefined && values[flag] === true };
    }
  } catch (error) {
    throw new StartError('USAGE', `Say ${usage}`, { cause: error });
  }
  throw new StartError('USAGE', `Say ${usage}`);
}

/** What is in a backup, for the person at the terminal. */
export function describeBackup({ schemas, buckets, madeAt }: BackupManifest): string {
  const rows = schemas.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0);
  const objects = buckets.reduce((sum, bucket) => sum + bucket.objects, 0);
  const megabytes = Math.ceil(buckets.reduce((sum, bucket) => sum + bucket.contentBytes, 0) / BYTES_PER_MB);
  return `${rows} rows and ${objects} objects (${megabytes} MB) as of ${madeAt}`;
}

/** A warning about objects that were not there; empty where none is missing. */
export function describeMissing({ buckets }: BackupManifest): string {
  const missing = buckets.reduce((sum, bucket) => sum + bucket.missing, 0);
  return missing === 0 ? '' : `Warning: ${missing} objects that rows need were not in the object storage.\n`;
}
