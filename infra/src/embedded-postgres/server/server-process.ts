import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pollUntil } from '../../data-directory/poll-until.js';
import { findPostgresProcesses, signalProcess } from './postgres-processes.js';
import { readPostmasterFile } from './postmaster-file.js';
import type { ServerAccount } from './server-account.js';
import type { ServerLog } from './server-log.js';
import { serverArguments } from './server-settings.js';

/** Replaying what was written since the last checkpoint can take a while on a slow disk. */
const START_TIMEOUT_MS = 120_000;
const FAST_STOP_TIMEOUT_MS = 15_000;
const IMMEDIATE_STOP_TIMEOUT_MS = 5_000;

export interface ServerProcessOptions {
  readonly program: string;
  readonly dataPath: string;
  readonly port: number;
  readonly account: ServerAccount;
  readonly log: ServerLog;
}

/** A running PostgreSQL server as a child process. */
export class ServerProcess {
  /** Resolves when the server has ended, with how. */
  readonly ended: Promise<string>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly dataPath: string,
  ) {
    this.ended = once(child, 'exit').then(() => {
      const { exitCode, signalCode } = child;
      return signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`;
    });
  }

  /** Starts the program; it may end at once, which `waitUntilReady` tells. */
  static async spawn({ program, dataPath, port, account, log }: ServerProcessOptions): Promise<ServerProcess> {
    const [command = '', ...words] = [...account.prefix, program, ...serverArguments(dataPath, port)];
    const output = await log.open();
    try {
      const child = spawn(command, words, {
        ...account.user,
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        // A session of its own: Ctrl-C in the terminal reaches us only, and we stop the server when its clients are done.
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      });
      await once(child, 'spawn');
      return new ServerProcess(child, dataPath);
    } finally {
      await output.close();
    }
  }

  get hasExited(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Whether the server takes connections; no when it ended instead, or needs longer than two minutes. */
  async waitUntilReady(): Promise<boolean> {
    await pollUntil(async () => this.hasExited || this.isReady(), START_TIMEOUT_MS);
    return !this.hasExited && this.isReady();
  }

  /** Fast shutdown: open transactions are rolled back, everything committed is kept. Harder when it takes too long. */
  async stop(): Promise<void> {
    if (await this.endsAfter('SIGINT', FAST_STOP_TIMEOUT_MS)) return;
    if (await this.endsAfter('SIGQUIT', IMMEDIATE_STOP_TIMEOUT_MS)) return;
    await this.kill();
  }

  /** Ends the server and all its processes, also where they are frozen; the next start replays its log. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    for (const processId of await findPostgresProcesses(this.dataPath)) signalProcess(processId, 'SIGKILL');
    await this.ended;
  }

  private async isReady(): Promise<boolean> {
    const file = await readPostmasterFile(this.dataPath);
    return file?.pid === this.child.pid && file?.isReady === true;
  }

  private endsAfter(signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
    if (!this.hasExited) this.child.kill(signal);
    return pollUntil(async () => this.hasExited, timeoutMs);
  }
}
