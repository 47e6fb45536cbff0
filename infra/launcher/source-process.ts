import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFileSync,
  spawn,
  type SpawnOptions,
} from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const LOADER = join(import.meta.dirname, 'typescript-loader.mjs');
const NODE = [process.execPath, '--no-warnings', '--experimental-transform-types', '--conditions=source'];

/** For tests that need real processes: the command that runs a piece of code which imports our TypeScript sources. */
export function sourceCommand(code: string, ...args: readonly string[]): string[] {
  return [...NODE, '--import', LOADER, '--input-type=module', '-e', code, ...args];
}

type User = Pick<SpawnOptions, 'uid' | 'gid'>;

/** An environment without what the test runner needs for itself. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: '' };
}

/** Somebody who is not root: nobody for root, and oneself for everybody else. */
export function ordinaryUser(): User {
  const uid = 65_534;
  return process.getuid?.() === 0 ? { uid, gid: uid } : {};
}

/** Runs a command to its end and gives its standard output. */
export function outputOf([program = '', ...args]: readonly string[], user: User = {}): string {
  return execFileSync(program, args, { ...user, env: environment(), encoding: 'utf8' });
}

/** The same on a file system of that size, mounted on the folder for this command only. */
export function outputOnTinyDisk(command: readonly string[], folder: string, size: string): string {
  const script = `mount -t tmpfs -o size=${size} tmpfs "${folder}" && exec "$0" "$@"`;
  return outputOf(['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, ...command]);
}

/** A process that talks in lines. */
export class SourceProcess {
  private constructor(
    private readonly child: ChildProcessByStdio<Writable, Readable, null>,
    private readonly lines: AsyncIterator<string>,
  ) {}

  static start([program = '', ...args]: readonly string[]): SourceProcess {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], env: environment() });
    return new SourceProcess(child, createInterface({ input: child.stdout })[Symbol.asyncIterator]());
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async nextLine(): Promise<string> {
    return String((await this.lines.next()).value);
  }

  write(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** Ends it without giving it a chance to do anything about it. */
  async kill(): Promise<void> {
    if (hasExited(this.child)) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
