import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { READY_MESSAGE } from '@playbook/service-kit/service/announce-ready';

const FIRST_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 5_000;
/** A process that ran this long had started well; its next restart is quick again. */
const STEADY_MS = 10_000;
/** The gateway may need this, then the services: what is left of the whole stop's nine seconds is for the servers. */
const STOP_TIMEOUT_MS = 3_000;

export interface ProcessPlan {
  /** Shown before each of its lines. */
  readonly label: string;
  readonly entry: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** A process of the product that is started again when it ends by itself. */
export class SupervisedProcess {
  /** Resolves when the process first says that it serves. */
  readonly ready: Promise<void>;
  private markReady: () => void = () => undefined;
  private child: ChildProcess | null = null;
  private restartTimer: NodeJS.Timeout | undefined;
  private restartDelayMs = FIRST_RESTART_DELAY_MS;
  private isStopping = false;

  constructor(private readonly plan: ProcessPlan) {
    this.ready = new Promise((resolve) => {
      this.markReady = resolve;
    });
  }

  start(): void {
    const { entry, environment, label } = this.plan;
    const startedAtMs = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', entry], {
      env: environment,
      // A session of its own: Ctrl-C in the terminal reaches us only, and we stop services when the gateway is done.
      detached: true,
      // Over the channel the child says that it serves; it closes when this process dies, which ends the child too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    child.on('message', (message) => {
      if (message === READY_MESSAGE) this.markReady();
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${label.padEnd(12)} ${line}\n`));
    }
    child.once('exit', (code, signal) => {
      this.child = null;
      if (this.isStopping) return;
      if (Date.now() - startedAtMs > STEADY_MS) this.restartDelayMs = FIRST_RESTART_DELAY_MS;
      process.stdout.write(
        `${label.padEnd(12)} ended (${signal ?? code}); starts again in ${this.restartDelayMs} ms\n`,
      );
      this.restartTimer = setTimeout(() => this.start(), this.restartDelayMs);
      this.restartDelayMs = Math.min(this.restartDelayMs * 2, MAX_RESTART_DELAY_MS);
    });
  }

  /** Asks the process to stop, waits for it, and ends it after three seconds. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    const { child } = this;
    if (!child) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(killer);
  }
}
