import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { errnoOf } from '../../data-directory/filesystem-fault.js';

const PROCESS_ENTRY = /^\d+$/;

const PROGRAMS = new Set(['postgres', 'initdb']);

/** Processes come and go, and those of other users may not be looked at: neither is one of ours. */
async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch(() => undefined);
}

/**
 * Whether a command line is that of a server on the data directory. The server itself keeps the arguments it was started
 * with; its children show a title such as `postgres: checkpointer `, so they are told by their working directory alone.
 */
export function isPostgresOn(dataPath: string, commandLine: string, workingDirectory: string | undefined): boolean {
  const words = commandLine.split('\0');
  const program = words[0] ?? '';
  if (program.startsWith('postgres: ')) return workingDirectory === dataPath;
  if (!PROGRAMS.has(basename(program))) return false;
  return workingDirectory === dataPath || words[words.indexOf('-D') + 1] === dataPath;
}

/** Process ids of all PostgreSQL processes (server, its children, initdb) on a data directory (absolute, no links). */
export async function findPostgresProcesses(dataPath: string): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!PROCESS_ENTRY.test(entry)) continue;
    const commandLine = await ifReadable(readFile(`/proc/${entry}/cmdline`, 'utf8'));
    if (commandLine === undefined) continue;
    const workingDirectory = await ifReadable(readlink(`/proc/${entry}/cwd`));
    if (isPostgresOn(dataPath, commandLine, workingDirectory)) found.push(Number(entry));
  }
  return found;
}

/** Sends a signal; a process that has ended meanwhile is what was wanted. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errnoOf(error) !== 'ESRCH') throw error;
  }
}
