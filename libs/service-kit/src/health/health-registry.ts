import { withTimeout } from '../resilience/with-timeout.js';

export type HealthCheck = () => Promise<void>;

export interface HealthReport {
  readonly status: 'ok' | 'unavailable';
  /** Each dependency by name; true when it responds. */
  readonly checks: Readonly<Record<string, boolean>>;
}

const CACHE_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;

/** What a process depends on. Readiness asks each dependency at most once a second; liveness asks nothing. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  private cached: { report: Promise<HealthReport>; atMs: number } | null = null;
  private isStopping = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** Adds everything another registry of this process asks. */
  include(other: HealthRegistry): void {
    for (const [name, check] of other.checks) this.add(name, check);
  }

  /** From now on the process is not ready, so that no new work is sent to it. */
  beginStop(): void {
    this.isStopping = true;
  }

  async readiness(): Promise<HealthReport> {
    if (this.isStopping) return { status: 'unavailable', checks: { running: false } };
    if (!this.cached || Date.now() - this.cached.atMs > CACHE_MS) {
      this.cached = { report: this.ask(), atMs: Date.now() };
    }
    return this.cached.report;
  }

  private async ask(): Promise<HealthReport> {
    const checks = await Promise.all(
      [...this.checks].map(async ([name, check]): Promise<[string, boolean]> => {
        const isUp = await withTimeout(check(), CHECK_TIMEOUT_MS).then(
          () => true,
          () => false,
        );
        return [name, isUp];
      }),
    );
    const isReady = checks.every(([, isUp]) => isUp);
    return { status: isReady ? 'ok' : 'unavailable', checks: Object.fromEntries(checks) };
  }
}
