import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { BoundedText } from './bounded-text.js';
import { type Jail, jailedCommand, type JailedProgram } from './jail.js';

/** A program that is to run with limits, in a folder of its own. */
export interface JailedJob extends JailedProgram {
  /** Time by the clock until all of it is ended. */
  readonly timeoutMs: number;
  /** How much of its standard output is kept. */
  readonly maxOutputBytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Gets its standard output as it is written; nothing of it is kept then. */
  readonly onOutput?: ((part: string) => void) | undefined;
}

export interface JailedResult {
  /** Why it ended: by itself, at its deadline, or because nobody wants it any more. */
  readonly end: 'exited' | 'deadline' | 'aborted';
  /** Null where a signal ended it, as the kernel does at a limit. */
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

const ERRORS_MAX_BYTES = 64_000;

/**
 * Runs a program in the jail, with no more environment than is said, and ends its whole process group at the deadline.
 * @throws Error when the program cannot be started
 */
export function runJailed(jail: Jail, job: JailedJob): Promise<JailedResult> {
  const [program, ...args] = jailedCommand(jail, job);
  if (job.signal?.aborted === true) return Promise.resolve({ end: 'aborted', exitCode: null, output: '', errors: '' });
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: job.folder,
      // Within namespaces the program gets its environment from what shuts it in.
      env: jail.level === 'namespaces' ? {} : (job.environment ?? {}),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let end: JailedResult['end'] = 'exited';
    const endAs = (reason: 'deadline' | 'aborted') => (): void => {
      end = reason;
      killGroup(child.pid);
    };
    const timer = setTimeout(endAs('deadline'), job.timeoutMs);
    const onAbort = endAs('aborted');
    job.signal?.addEventListener('abort', onAbort, { once: true });
    const output = new BoundedText(job.maxOutputBytes);
    const errors = new BoundedText(ERRORS_MAX_BYTES);
    collect(child.stdout, (part) => (job.onOutput ? job.onOutput(part.toString('utf8')) : output.add(part)));
    collect(child.stderr, (part) => errors.add(part));
    const settle = (): void => {
      clearTimeout(timer);
      job.signal?.removeEventListener('abort', onAbort);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (exitCode) => {
      settle();
      // Whatever the program itself had started and left behind.
      killGroup(child.pid);
      resolve({ end, exitCode, output: output.toString(), errors: errors.toString() });
    });
  });
}

function collect(stream: Readable, onPart: (part: Buffer) => void): void {
  stream.on('data', onPart);
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has gone already.
  }
}
