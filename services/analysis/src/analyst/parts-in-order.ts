import type { AnalysisPart } from './analyst.port.js';

type Tell<Partial> = (part: AnalysisPart<Partial>) => void;

/** Tells who watches an analysis its parts in their order, although some take a while to make. */
export class PartsInOrder<Partial> {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly tell: Tell<Partial>) {}

  /** @param make Answers null where there is nothing to tell. */
  add(make: () => AnalysisPart<Partial> | Promise<AnalysisPart<Partial> | null>): void {
    this.last = this.last.then(async () => {
      const part = await make();
      if (part !== null) this.tell(part);
    });
    // Whoever waits for the end meets the fault; until then nobody listens.
    this.last.catch(() => undefined);
  }

  /** Resolves when all is told. @throws whatever a part threw that could not be made */
  async told(): Promise<void> {
    await this.last;
  }
}
