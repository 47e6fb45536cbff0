import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../find-program.js';
import type { SystemUser } from '../unprivileged-user.js';
import { waitUntilReady } from '../wait-until-ready.js';

const READY_TIMEOUT_MS = 50_000;
const STOP_TIMEOUT_MS = 5_000;
const KEPT_OUTPUT_CHARS = 4_000;

export interface ChildServerOptions {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Lets the server end in order; it is killed when that takes too long. */
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
  readonly user?: SystemUser | undefined;
  /** Resolves when the server responds on a real connection. */
  readonly ask: () => Promise<void>;
}

/** A server process that lives no longer than this one, however this one ends. */
export interface ChildServer {
  stop(): Promise<void>;
}

/** @throws Error with the server's own output when it does not become ready */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const child = spawnWithParent(options);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT_CHARS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const killWithParent = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithParent);
  const stop = async (): Promise<void> => {
    process.off('exit', killWithParent);
    await stopChild(child, options.stopSignal);
  };
  try {
    await waitUntilReady(options.program, options.ask, READY_TIMEOUT_MS, () => isRunning(child));
  } catch (cause) {
    await stop();
    throw new Error(`${options.program} did not start:\n${output}`, { cause });
  }
  return { stop };
}

const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** `setpriv` makes the kernel stop the server even when this process is killed; elsewhere the `exit` event must do. */
function spawnWithParent({ program, arguments: words, user, stopSignal }: ChildServerOptions): ChildProcess {
  const setpriv = findProgram('setpriv');
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  if (setpriv === undefined) return watched(spawn(program, [...words], { stdio, cwd: '/', ...user }));
  const identity = user ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'] : [];
  const wrapper = [...identity, '--pdeathsig', stopSignal.replace('SIG', ''), '--', program];
  return watched(spawn(setpriv, [...wrapper, ...words], { stdio, cwd: '/' }));
}

/** A program that cannot be started shows as a child that is not running; the reason is part of its output. */
function watched(child: ChildProcess): ChildProcess {
  child.on('error', (error) => child.stderr?.emit('data', Buffer.from(error.message)));
  return child;
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killer);
}
