import { writeFile } from 'node:fs/promises';
import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import { type DeckReading, pictureFile } from '@playbook/media/deck/deck-reading';
import type { DeckReader } from '../src/work/deck-reader.port.js';

const SLIDES = [
  ['Tidewell', 'Software for oyster farms'],
  ['Problem', 'Oyster farms lose $9,000 a month to closures'],
  ['31 farms pay us $90 a month', 'Up from 12 in May 2026'],
];

/** A deck of slides, each of some lines. */
export const deckOf = (slides: readonly (readonly string[])[]): DeckFacts => ({
  format: 'pdf',
  widthPt: 960,
  heightPt: 540,
  isDrawn: true,
  slides: slides.map((texts, index) => ({
    number: index + 1,
    lines: texts.map((text, place) => ({
      text,
      box: { left: 0.05, top: 0.1 * (place + 1), width: 0.5, height: 0.08 },
      sizePt: 24,
      contrast: 15,
      isTitle: false,
    })),
    pictures: 0,
    isRecognized: false,
    charts: [],
    notes: null,
  })),
});

/** Reads every file as the same deck, or does what a test says. */
export class PlannedReader implements DeckReader {
  runs = 0;
  /** What it reads; a test may have it read another deck. */
  deck = deckOf(SLIDES);
  /** What the next files are read as. */
  readNext: (reading: DeckReading, signal: AbortSignal) => Promise<DeckFacts> = (reading) => this.readSlides(reading);

  read(_path: string, reading: DeckReading, signal: AbortSignal): Promise<DeckFacts> {
    this.runs += 1;
    return this.readNext(reading, signal);
  }

  /** Reads the first slides, with pictures. */
  async readSlides({ pictures = '', onLayout, onSlide }: DeckReading, count = Infinity): Promise<DeckFacts> {
    const { slides, ...layout } = this.deck;
    onLayout?.(layout);
    for (const slide of slides.slice(0, count)) {
      const picture = pictureFile(pictures, slide.number);
      await writeFile(picture, `Picture ${slide.number}`);
      onSlide?.(slide, picture);
    }
    return this.deck;
  }
}
