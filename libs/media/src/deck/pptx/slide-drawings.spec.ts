import { describe, expect, it } from '@jest/globals';
import type { DeckLine, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import type { SeenPage } from '../pdf/pdf-pages.js';
import { seenSlide } from './slide-drawings.js';

const lineOf = (text: string, top: number, contrast: number | null): DeckLine => ({
  text,
  box: { left: 0.1, top, width: 0.5, height: 0.1 },
  sizePt: 20,
  contrast,
  isTitle: false,
});
const slideOf = (...texts: readonly string[]): DeckSlide => ({
  number: 1,
  lines: texts.map((text) => lineOf(text, 0, null)),
  pictures: 0,
  isRecognized: false,
  charts: [],
  notes: null,
});
const pageOf = (lines: readonly DeckLine[], isRecognized = false): SeenPage => ({
  lines,
  pictures: 0,
  notes: null,
  isRecognized,
  toJpeg: () => Promise.resolve(Buffer.alloc(0)),
});

describe('seenSlide', () => {
  it('puts a paragraph where its drawn lines are, bullets left out, with the contrast of the palest', () => {
    const page = pageOf([lineOf('•', 0.3, 9), lineOf('One in eight', 0.3, 9), lineOf('claims is denied.', 0.4, 4)]);
    const [line] = seenSlide(slideOf('One in eight claims is denied'), page).lines;
    expect(line?.contrast).toBe(4);
    expect([line?.box?.top, line?.box?.height]).toEqual([0.3, expect.closeTo(0.2)]);
  });

  it('leaves a paragraph as it is that is not drawn with its letters', () => {
    const slide = slideOf('One in eight claims is denied');
    expect(seenSlide(slide, pageOf([lineOf('One in nine claims is denied', 0.3, 9)]))).toEqual(slide);
  });

  it.each([false, true])('takes the lines of the drawing where the file has none; read off a picture: %s', (isRead) => {
    const lines = [lineOf('Clinics lose $9,000 a month', 0.2, 12)];
    expect(seenSlide(slideOf(), pageOf(lines, isRead))).toMatchObject({ lines, isRecognized: isRead });
  });
});
