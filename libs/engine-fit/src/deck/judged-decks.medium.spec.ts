import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import { deckReviewSchema } from '@playbook/contracts/decks/deck-review.schema';
import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { readDeck } from '@playbook/media/deck/read-deck';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { PLANTED_DECKS, type PlantedDeck } from '@playbook/testing/decks/planted-decks';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';

jest.setTimeout(120_000);
const FORMATS = ['pdf', 'pptx'] as const;
type Format = (typeof FORMATS)[number];
const SAME_WITHIN = 5;

const formatsOf = ({ isPptxAlone }: PlantedDeck): readonly Format[] => (isPptxAlone === true ? ['pptx'] : FORMATS);

let folder: string;
const reviews = new Map<string, DeckReview>();

const reviewOf = ({ name }: PlantedDeck, format: Format): DeckReview => reviews.get(`${name}.${format}`)!;
const found = ({ slides }: DeckReview): string[] =>
  slides.flatMap(({ number, remarks }) => remarks.map(({ id }) => `${number} ${id}`));
const isSeen = ({ isSeenInPdfAlone }: PlantedDeck, format: Format): boolean =>
  format === 'pdf' || isSeenInPdfAlone !== true;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playbook-planted-'));
  const file = join(folder, 'deck');
  for (const planted of PLANTED_DECKS)
    for (const format of formatsOf(planted)) {
      const { name, deck } = planted;
      writeFileSync(file, format === 'pdf' ? await pdfDeck(deck) : pptxDeck(deck));
      reviews.set(`${name}.${format}`, reviewDeck(await readDeck(file), 'demo-day'));
    }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a deck with planted faults', () => {
  const cases = PLANTED_DECKS.flatMap((planted) =>
    formatsOf(planted).map((format) => [planted.name, format, planted] as const),
  );

  it.each(cases)('is judged as it was planted: %s, as %s', (_name, format, planted) => {
    const review = reviewOf(planted, format);
    expect(found(review)).toEqual(isSeen(planted, format) ? planted.faults.map((fault) => fault.join(' ')) : []);
    expect(review.missing.map(({ kind }) => kind)).toEqual(planted.missing);
    expect(deckReviewSchema.parse(review)).toEqual(review);
  });

  it.each(cases)('has rows that add up to its scores: %s, as %s', (_name, format, planted) => {
    for (const { score, rows } of reviewOf(planted, format).scores)
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(score ?? 0);
  });

  it('scores less than the good one, by as much as its fault weighs', () => {
    const score = (name: string): number => reviews.get(`${name}.pdf`)!.overallScore!;
    const good = score('good');
    expect(good).toBeGreaterThanOrEqual(90);
    expect(score('good, in 4:3')).toBe(good);
    const worse = PLANTED_DECKS.filter(({ faults, missing }) => faults.length + missing.length > 0)
      .map(({ name }) => name)
      .filter((name) => name !== 'scanned');
    for (const name of worse) expect([name, score(name)]).toEqual([name, Math.min(score(name), good - 1)]);
    // One slide weighs less than all of them, and a deck without an ask lacks the slide and its score.
    expect(score('a wall of text')).toBeGreaterThan(score('letters of 9 points'));
    expect(score('two ideas on a slide')).toBeGreaterThan(score('titles that only name a topic'));
    expect(score('no team')).toBeGreaterThan(score('no ask'));
  });

  it('has nearly the same score as a PDF and as a PPTX', () => {
    const drawn = PLANTED_DECKS.filter((planted) => isSeen(planted, 'pptx') && formatsOf(planted).length > 1);
    const apart = drawn.map((planted) =>
      Math.abs((reviewOf(planted, 'pdf').overallScore ?? 0) - (reviewOf(planted, 'pptx').overallScore ?? 0)),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(SAME_WITHIN);
  });

  it('is not scored where it is all pictures', () => {
    const review = reviews.get('scanned.pdf')!;
    expect([review.overallScore, review.wordsNotJudged]).toEqual([null, 'no-text']);
  });

  it('is not judged by its words where they are not English', () => {
    const review = reviews.get('right to left.pptx')!;
    expect([review.overallScore, review.wordsNotJudged]).toEqual([null, 'not-english']);
    expect(review.scores.filter(({ score }) => score !== null).map(({ criterion }) => criterion)).toEqual([
      'legibility',
    ]);
  });
});
