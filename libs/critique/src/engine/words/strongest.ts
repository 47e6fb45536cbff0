import type { Span } from '@playbook/contracts/core/span.schema';

interface Entry {
  readonly weight: number;
  readonly turn: number;
  readonly span: Span;
}

const goesBefore = (entry: Entry, other: Entry): boolean =>
  entry.weight > other.weight || (entry.weight === other.weight && entry.turn < other.turn);

/** The few words that weigh most, the weightiest first. */
export class Strongest {
  private readonly entries: Entry[] = [];

  constructor(private readonly most: number) {}

  /** Of equal weights the lowest `turn` goes first, and of equal turns the one that was added first. */
  add(weight: number, turn: number, span: Span): void {
    const { entries, most } = this;
    const entry = { weight, turn, span };
    let place = entries.length;
    for (; place > 0; place -= 1) {
      const other = entries[place - 1];
      if (other === undefined || !goesBefore(entry, other)) break;
      if (place < most) entries[place] = other;
    }
    if (place < most) entries[place] = entry;
  }

  get spans(): Span[] {
    return this.entries.map(({ span }) => span);
  }
}
