export type StopStep = () => Promise<void>;

/** What stands beside each other and stops at once. */
export interface StopTier {
  add(step: StopStep): void;
}

/** What must be closed when the process stops: tiers in the reverse order of their start, the steps of one tier at once. */
export class StopSequence {
  private readonly tiers: StopStep[][] = [];
  private running: Promise<void> | null = null;

  /** Adds a step that runs, and ends, before all steps added earlier. */
  add(step: StopStep): void {
    this.tier().add(step);
  }

  /** Opens a tier: what is added to it runs at once, and ends before all that was added before the tier was opened. */
  tier(): StopTier {
    const steps: StopStep[] = [];
    this.tiers.push(steps);
    return { add: (step) => void steps.push(step) };
  }

  /**
   * Runs every step once, also when others of its tier or of later ones fail.
   * @throws what the step threw that failed, an AggregateError when there are several
   */
  run(): Promise<void> {
    this.running ??= this.runTiers();
    return this.running;
  }

  private async runTiers(): Promise<void> {
    const faults: unknown[] = [];
    for (let steps = this.tiers.pop(); steps; steps = this.tiers.pop()) {
      const outcomes = await Promise.allSettled(steps.map(async (step) => step()));
      faults.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
    }
    if (faults.length > 1) throw new AggregateError(faults, `${faults.length} steps of the stop failed`);
    if (faults.length === 1) throw faults[0];
  }
}
