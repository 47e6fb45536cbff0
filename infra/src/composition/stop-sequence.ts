/** What must be closed when the process stops, in the reverse order of its start. */
export class StopSequence {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | null = null;

  /** Adds a step that runs before all steps added earlier. */
  add(step: () => Promise<void>): void {
    this.steps.unshift(step);
  }

  /** Runs every step once, also when one of them fails; the first fault is thrown at the end. */
  run(): Promise<void> {
    this.running ??= this.runSteps();
    return this.running;
  }

  private async runSteps(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.steps.splice(0)) {
      await step().catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw faults[0];
  }
}
