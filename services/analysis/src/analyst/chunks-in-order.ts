import type { AnalysisChunk } from './analyst.port.js';

type Tell<Partial> = (chunk: AnalysisChunk<Partial>) => void;

/** Tells who watches an analysis its chunks in their order, although some take a while to make. */
export class ChunksInOrder<Partial> {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly tell: Tell<Partial>) {}

  /** @param make Returns null where there is nothing to tell. */
  add(make: () => AnalysisChunk<Partial> | Promise<AnalysisChunk<Partial> | null>): void {
    this.last = this.last.then(async () => {
      const chunk = await make();
      if (chunk !== null) this.tell(chunk);
    });
    // Whoever waits for the end meets the fault; until then nobody listens.
    this.last.catch(() => undefined);
  }

  /** Resolves when all is told. @throws whatever a chunk threw that could not be made */
  async told(): Promise<void> {
    await this.last;
  }
}
