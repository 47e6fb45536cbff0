import type { DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_MAX_CHARS, DECK_MAX_LINES } from '@playbook/contracts/decks/deck-limits';
import { DeckRejected } from './deck-rejected.js';

/** Characters that a number of a chart counts as. */
const VALUE_CHARS = 8;

/** How much text a deck has, slide by slide. */
export class TextAmount {
  private lines = 0;
  private chars = 0;

  /** @throws DeckRejected `too-much-text` */
  add({ lines, charts, notes }: DeckSlide): void {
    this.lines += lines.length;
    this.chars += sum(lines.map(({ text }) => text.length)) + (notes?.length ?? 0);
    for (const { title, series } of charts)
      this.chars +=
        (title?.length ?? 0) + sum(series.map(({ name, values }) => name.length + values.length * VALUE_CHARS));
    if (this.lines > DECK_MAX_LINES || this.chars > DECK_MAX_CHARS) throw new DeckRejected('too-much-text');
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
