import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../jail/system-programs.js';
import { MediaAborted, MediaProcessFailed } from './media-failures.js';

/** Below everything that founders wait for. */
const NICENESS = '10';
/** Heap of JavaScript; what is native comes on top, within the limit below. */
const HEAP_MAX_MB = 512;
/** Memory that it may write to, its WebAssembly and native code included. */
const DATA_MAX_BYTES = 2_147_483_648;

/** The module that runs in the process; tests run it from its TypeScript. */
export interface MediaProcessEntry {
  readonly file: URL;
  readonly execArgv: readonly string[];
}

/** What is asked of a process, and until when. */
export interface LimitedCall<T> {
  readonly order: object;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Reads a message of the process: returns the result with the last one, null before it, and throws for a failure. */
  readonly read: (message: unknown) => { readonly result: T } | null;
}

/**
 * Asks one thing of a process of its own, with less priority, bounded memory, a deadline and an empty environment.
 * @throws MediaAborted when the signal aborts
 * @throws MediaProcessFailed when the process ends otherwise; another try may go well
 * @throws what `read` throws
 */
export function askLimitedProcess<T>(entry: MediaProcessEntry, call: LimitedCall<T>): Promise<T> {
  const { order, timeoutMs, signal, read } = call;
  if (signal?.aborted === true) return Promise.reject(new MediaAborted());
  const child = start(entry);
  return new Promise<T>((resolve, reject) => {
    let isSettled = false;
    const settle = (finish: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      killGroup(child);
      finish();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const timer = setTimeout(() => fail(new MediaProcessFailed('deadline')), timeoutMs);
    const onAbort = (): void => fail(new MediaAborted());
    signal?.addEventListener('abort', onAbort, { once: true });
    child.once('error', () => fail(new MediaProcessFailed('crashed')));
    child.once('exit', () => fail(new MediaProcessFailed('crashed')));
    child.on('message', (message) => {
      try {
        const last = read(message);
        if (last !== null) settle(() => resolve(last.result));
      } catch (error) {
        fail(error);
      }
    });
    child.send(order, (error) => {
      if (error) fail(new MediaProcessFailed('crashed'));
    });
  });
}

function start({ file, execArgv }: MediaProcessEntry): ChildProcess {
  const [program = process.execPath, ...args] = [
    ...withNice(),
    ...withMemoryLimit(),
    process.execPath,
    `--max-old-space-size=${HEAP_MAX_MB}`,
    ...execArgv,
  ];
  return fork(fileURLToPath(file), [], {
    execPath: program,
    execArgv: args,
    env: {},
    // A group of its own, that can be ended as one.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function withNice(): string[] {
  const nice = findProgram('nice');
  return nice === null ? [] : [nice, '-n', NICENESS];
}

function withMemoryLimit(): string[] {
  const prlimit = findProgram('prlimit');
  return prlimit === null ? [] : [prlimit, `--data=${DATA_MAX_BYTES}`, '--core=0', '--'];
}

/** A program that the process has started may have a group of its own, and ends with it. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
