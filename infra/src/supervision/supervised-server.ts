import { setTimeout as delay } from 'node:timers/promises';
import { LivenessWatch } from './liveness-watch.js';
import { RestartDelay } from './restart-delay.js';
import { sayOf } from './say-of.js';

/** One run of a server program, from its start to its end. */
export interface ServerRun {
  /** Resolves when it has ended, with how. */
  readonly ended: Promise<string>;
  /** A graceful stop, bounded. */
  stop(): Promise<void>;
  /** Ends it for good, also where it is frozen. */
  kill(): Promise<void>;
}

export interface ServerPlan {
  /** Shown before each line about it. */
  readonly label: string;
  /** Starts it on the same port and data as before and waits until it serves. @throws when it does not come up */
  readonly launch: () => Promise<ServerRun>;
  /** Resolves when it responds. */
  readonly ask: () => Promise<void>;
}

/** A server program of this machine that is started again in place when it ends by itself or does not respond any more. */
export class SupervisedServer {
  private readonly restartDelay = new RestartDelay();
  private readonly stopping = new AbortController();
  private startedAtMs = performance.now();
  private readonly supervision: Promise<void>;

  private constructor(
    private readonly plan: ServerPlan,
    private run: ServerRun | null,
  ) {
    this.supervision = this.supervise();
  }

  /** @throws what the first launch throws */
  static async start(plan: ServerPlan): Promise<SupervisedServer> {
    return new SupervisedServer(plan, await plan.launch());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.run?.stop();
    await this.supervision;
  }

  private async supervise(): Promise<void> {
    while (this.run) {
      const how = await this.endOf(this.run);
      this.run = null;
      while (!this.run && !this.stopping.signal.aborted) await this.startAgain(`ended (${how})`);
    }
  }

  private async endOf(run: ServerRun): Promise<string> {
    const watch = new LivenessWatch(this.plan.ask, () => {
      sayOf(this.plan.label, 'does not answer and is ended');
      void run.kill();
    });
    watch.start();
    const how = await run.ended;
    watch.stop();
    return how;
  }

  private async startAgain(how: string): Promise<void> {
    const delayMs = this.restartDelay.after(performance.now() - this.startedAtMs);
    sayOf(this.plan.label, `${how}; starts again in ${delayMs} ms`);
    // Rejects when the stop begins, which ends the loop.
    await delay(delayMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    if (this.stopping.signal.aborted) return;
    this.startedAtMs = performance.now();
    try {
      this.run = await this.plan.launch();
      sayOf(this.plan.label, 'serves again');
    } catch (error) {
      sayOf(this.plan.label, error instanceof Error ? error.message : 'did not start');
    }
    if (this.stopping.signal.aborted) await this.run?.stop();
  }
}
