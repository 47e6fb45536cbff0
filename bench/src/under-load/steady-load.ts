const TICK_MS = 5;
const MS_PER_S = 1_000;

/** How one request ended. */
export interface Outcome {
  /** Null where no response came. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** Why no response came. */
  readonly reason?: string;
  readonly sentAtMs: number;
  readonly timeMs: number;
}

/** What a response says; the body is read. */
export type Send = () => Promise<Pick<Outcome, 'status' | 'retryAfter' | 'reason'>>;

/** Requests at a constant rate, whether or not those before have their responses: what founders who know nothing of each other send. */
export class SteadyLoad {
  private readonly outcomes: Outcome[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly startedAtMs = performance.now();
  private sent = 0;

  constructor(
    private readonly ratePerS: number,
    private readonly send: Send,
  ) {
    this.timer = setInterval(() => this.sendDue(), TICK_MS);
  }

  /** Sends nothing more, and resolves with all outcomes when there is no request left without its response. */
  async stop(): Promise<readonly Outcome[]> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    return this.outcomes;
  }

  private sendDue(): void {
    const due = Math.floor(((performance.now() - this.startedAtMs) / MS_PER_S) * this.ratePerS);
    for (; this.sent < due; this.sent += 1) {
      const one = this.sendOne().finally(() => this.underWay.delete(one));
      this.underWay.add(one);
    }
  }

  private async sendOne(): Promise<void> {
    const sentAtMs = performance.now();
    const end = await this.send().catch((error: unknown) => ({
      status: null,
      retryAfter: null,
      reason: String(error),
    }));
    this.outcomes.push({ ...end, sentAtMs, timeMs: performance.now() - sentAtMs });
  }
}

export const isOk = ({ status }: Outcome): boolean => status === 200;

/** @param share 0.5 for the median */
export function percentileMs(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ timeMs }) => timeMs).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
