import { rm } from 'node:fs/promises';
import { StartError } from '@playbook/service-kit/config/start-error';
import { processIdentity } from '../../data-directory/process-identity.js';
import { pollUntil } from '../../data-directory/poll-until.js';
import { findPostgresProcesses, signalProcess } from './postgres-processes.js';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.js';

/** PostgreSQL's shutdown modes, gentlest first: fast, immediate (the next start recovers), and the kernel's. */
const STEPS = [
  { signal: 'SIGINT', timeoutMs: 20_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const;

/**
 * Stops the server that a killed Playbook left running on a data directory, and waits for its last process. Nothing is
 * stopped that has not been recognised as a PostgreSQL on this very directory. The caller holds the data directory.
 * @throws {StartError} `POSTGRES_FAILED` when it does not end
 */
export async function stopOrphanedServer(dataPath: string): Promise<void> {
  const file = await readPostmasterFile(dataPath);
  if (file === undefined) return;
  for (const { signal, timeoutMs } of STEPS) {
    const processes = await findPostgresProcesses(dataPath);
    if (processes.length === 0) break;
    const isLed = processes.includes(file.pid);
    // To the children of a server that is gone, the gentlest signal only means the end of a statement.
    if (!isLed && signal === 'SIGINT') continue;
    for (const pid of isLed ? [file.pid] : processes) signalProcess(pid, signal);
    if (await pollUntil(async () => (await findPostgresProcesses(dataPath)).length === 0, timeoutMs)) break;
  }
  const survivors = await findPostgresProcesses(dataPath);
  if (survivors.length > 0) {
    throw new StartError(
      'POSTGRES_FAILED',
      `A PostgreSQL of an earlier start still runs on ${dataPath} (process ${survivors.join(', ')}) and does not stop. Stop it first.`,
    );
  }
  await forgetForeignProcess(dataPath);
}

/** A process number that was given out again to another program would keep the server from starting for ever. */
async function forgetForeignProcess(dataPath: string): Promise<void> {
  const file = await readPostmasterFile(dataPath);
  if (file === undefined || (await processIdentity(file.pid)) === undefined) return;
  await rm(postmasterFilePath(dataPath), { force: true });
}
