import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createInterface } from 'node:readline';
import { READY_MESSAGE } from '@playbook/service-kit/service/process/announce-ready';
import { PING_MESSAGE, PONG_MESSAGE } from '@playbook/service-kit/service/process/obey-supervisor';
import { LivenessWatch } from './liveness-watch.js';
import { RestartDelay } from './restart-delay.js';
import { sayOf } from './say-of.js';

/** Until it serves, a process loads its modules, which is one piece of work. */
const STARTING_UNANSWERED_MAX = 60;

/**
 * Garbage that dies young lies in a space that V8 lets grow with the heap that it may use, to 130 MB in each process; a quarter of
 * that is collected as cheaply, because little of it is alive when a call is over. Collecting everything is asked for after a flood.
 */
const NODE_FLAGS = ['--max-semi-space-size=16', '--expose-gc'];

export interface ProcessPlan {
  /** Shown before each line about it, and before its own ones where they are marked. */
  readonly label: string;
  readonly entry: string;
  readonly environment: NodeJS.ProcessEnv;
  /** `marked`: each line of its output after the label. `untouched`: its output is ours. */
  readonly output: 'marked' | 'untouched';
  /** How long it has for a graceful stop. */
  readonly stopTimeoutMs: number;
  /** How many starts in a row may fail once it has served; the first start is then tried once. Without: it is tried for ever. */
  readonly failedStartsMax?: number;
}

/** A process of the product that is started again when it ends by itself, and ended when its event loop is stuck. */
export class SupervisedProcess {
  /** Resolves when the process first says that it serves. */
  readonly ready: Promise<void>;
  /** Resolves when it is not started again, because its starts keep failing. */
  readonly givenUp: Promise<void>;
  private markReady: () => void = () => undefined;
  private giveUp: () => void = () => undefined;
  private readonly restartDelay = new RestartDelay();
  private child: ChildProcess | null = null;
  private restartTimer: NodeJS.Timeout | undefined;
  private hasServed = false;
  private failedStarts = 0;
  private isStopping = false;

  constructor(private readonly plan: ProcessPlan) {
    this.ready = new Promise((resolve) => {
      this.markReady = resolve;
    });
    this.givenUp = new Promise((resolve) => {
      this.giveUp = resolve;
    });
  }

  start(): void {
    const { entry, environment, label, output } = this.plan;
    const startedAtMs = performance.now();
    const stream = output === 'marked' ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [...NODE_FLAGS, entry], {
      env: environment,
      // A session of its own: Ctrl-C in the terminal reaches us only, and we stop services when the gateway is done.
      detached: true,
      // Over the channel the child says that it serves and lives; it closes when this process dies, which ends the child too.
      stdio: ['ignore', stream, stream, 'ipc'],
    });
    this.child = child;
    let isServing = false;
    const watch = this.watch(child, () => {
      isServing = true;
      this.hasServed = true;
      this.failedStarts = 0;
      this.markReady();
    });
    for (const lines of [child.stdout, child.stderr]) {
      if (lines) createInterface({ input: lines }).on('line', (line) => sayOf(label, line));
    }
    const end = (how: string): void => {
      watch.stop();
      if (this.child !== child) return;
      this.child = null;
      if (!isServing) this.failedStarts += 1;
      this.startAgain(how, performance.now() - startedAtMs);
    };
    child.once('exit', (code, signal) => end(signal ?? String(code)));
    child.once('error', (error) => {
      // A process that runs has other errors, such as a message that did not reach it.
      if (child.pid === undefined) end(error.name);
    });
  }

  /**
   * Asks the process to stop and waits for it; ends it when its time is over.
   * @throws Error when it did not stop cleanly
   */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.restartTimer);
    const { child } = this;
    if (!child) return;
    const ended = new Promise<string | null>((resolve) => {
      // Before it serves, the signal itself ends it.
      child.once('exit', (code, signal) =>
        resolve(code === 0 || signal === 'SIGTERM' ? null : (signal ?? String(code))),
      );
    });
    const killer = setTimeout(() => child.kill('SIGKILL'), this.plan.stopTimeoutMs);
    child.kill('SIGTERM');
    const how = await ended;
    clearTimeout(killer);
    if (how === null) return;
    sayOf(this.plan.label, `did not stop cleanly (${how})`);
    throw new Error(`${this.plan.label} did not stop cleanly`);
  }

  private watch(child: ChildProcess, onReady: () => void): Pick<LivenessWatch, 'stop'> {
    const pongs = new EventEmitter();
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        pongs.once('pong', resolve);
        child.send(PING_MESSAGE, (error) => error && reject(error));
      });
    const kill = (): void => {
      sayOf(this.plan.label, 'does not answer and is ended');
      child.kill('SIGKILL');
    };
    const whileStarting = new LivenessWatch(ask, kill, STARTING_UNANSWERED_MAX);
    const whileServing = new LivenessWatch(ask, kill);
    child.on('message', (message) => {
      if (message === PONG_MESSAGE) pongs.emit('pong');
      if (message !== READY_MESSAGE) return;
      onReady();
      whileStarting.stop();
      whileServing.start();
    });
    whileStarting.start();
    return { stop: () => [whileStarting, whileServing].forEach((watch) => watch.stop()) };
  }

  private startAgain(how: string, ranMs: number): void {
    if (this.isStopping) return;
    const { label, failedStartsMax } = this.plan;
    if (failedStartsMax !== undefined && this.failedStarts >= (this.hasServed ? failedStartsMax : 1)) {
      this.giveUp();
      return;
    }
    const delayMs = this.restartDelay.after(ranMs);
    sayOf(label, `ended (${how}); starts again in ${delayMs} ms`);
    this.restartTimer = setTimeout(() => this.start(), delayMs);
  }
}
