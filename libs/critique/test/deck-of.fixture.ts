import type { DeckFacts, DeckLine } from '@playbook/contracts/decks/deck-facts.schema';

const TITLE_PT = 36;
const BODY_PT = 20;

/** A deck of slides, each a title and lines below it. */
export function deckOf(slides: readonly (readonly string[])[], line: Partial<DeckLine> = {}): DeckFacts {
  return {
    format: 'pdf',
    widthPt: 960,
    heightPt: 540,
    isDrawn: true,
    slides: slides.map((lines, index) => ({
      number: index + 1,
      lines: lines.map((text, row) => ({
        text,
        box: { left: 0.05, top: 0.1 + row * 0.1, width: 0.9, height: 0.05 },
        sizePt: row === 0 ? TITLE_PT : BODY_PT,
        contrast: 15,
        isTitle: false,
        ...(row > 0 && line),
      })),
      pictures: 0,
      isRecognized: false,
      charts: [],
      notes: null,
    })),
  };
}
