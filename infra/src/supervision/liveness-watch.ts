const INTERVAL_MS = 1_000;
/** Seconds without a response after which something that serves counts as stuck. */
const UNANSWERED_MAX = 5;

/**
 * Asks a process every second whether it is alive, and says once when it has let several questions in a row go unanswered.
 * What counts is how often this process could ask, not the time: one that was stopped itself for a minute must not take the
 * others, which could not be heard, for stuck.
 */
export class LivenessWatch {
  private timer: NodeJS.Timeout | undefined;
  private unanswered = 0;
  private isAsking = false;

  constructor(
    /** Resolves with the response; a rejection is none. */
    private readonly ask: () => Promise<void>,
    private readonly onStuck: () => void,
    private readonly unansweredMax = UNANSWERED_MAX,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    if (this.unanswered >= this.unansweredMax) {
      this.stop();
      this.onStuck();
      return;
    }
    this.unanswered += 1;
    if (!this.isAsking) void this.askOnce();
  }

  private async askOnce(): Promise<void> {
    this.isAsking = true;
    try {
      await this.ask();
      this.unanswered = 0;
    } catch {
      // No response: it stays counted.
    } finally {
      this.isAsking = false;
    }
  }
}
