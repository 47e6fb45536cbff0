import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import { deckReviewSchema } from '@playbook/contracts/decks/deck-review.schema';
import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { officePdf } from '@playbook/media/deck/pptx/office-pdf';
import { readDeck } from '@playbook/media/deck/read-deck';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { PLANTED_DECKS, type PlantedDeck } from '@playbook/testing/decks/planted-decks';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';

jest.setTimeout(600_000);
/** Draws a PPTX where it is installed, as `verify` sees to. */
const hasOffice = existsSync('/usr/lib/libreoffice/program/libslideshowlo.so');
/** As a PDF that we write ourselves, as a PPTX, and as the PDF that an office program makes of that. */
const FORMATS = ['pdf', 'pptx', ...(hasOffice ? (['exported pdf'] as const) : [])] as const;
type Format = (typeof FORMATS)[number];
const SAME_WITHIN = 5;

/** The charts that are planted have numbers and no more, so that an office program draws nothing of them. */
const hasChart = ({ deck }: PlantedDeck): boolean => deck.slides.some(({ chart }) => chart !== undefined);

const formatsOf = (planted: PlantedDeck): readonly Format[] =>
  FORMATS.filter((format) =>
    format === 'pdf' ? planted.isPptxAlone !== true : format === 'pptx' || !hasChart(planted),
  );

let folder: string;
const reviews = new Map<string, DeckReview>();

const reviewOf = ({ name }: PlantedDeck, format: Format): DeckReview => reviews.get(`${name}.${format}`)!;
const found = ({ slides }: DeckReview): string[] =>
  slides.flatMap(({ number, remarks }) => remarks.map(({ id }) => `${number} ${id}`));
const isSeen = ({ isSeenWhereDrawn }: PlantedDeck, format: Format): boolean =>
  format !== 'pptx' || isSeenWhereDrawn !== true || hasOffice;

async function bytesOf({ deck }: PlantedDeck, format: Format): Promise<Buffer> {
  if (format === 'pdf') return await pdfDeck(deck);
  const presentation = pptxDeck(deck);
  return format === 'pptx' ? presentation : (await officePdf(presentation, folder))!;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playbook-planted-'));
  const file = join(folder, 'deck');
  for (const planted of PLANTED_DECKS)
    for (const format of formatsOf(planted)) {
      writeFileSync(file, await bytesOf(planted, format));
      reviews.set(`${planted.name}.${format}`, reviewDeck(await readDeck(file), 'demo-day'));
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
      .filter((name) => name !== 'scanned' && name !== 'pictures without words');
    for (const name of worse) expect([name, score(name)]).toEqual([name, Math.min(score(name), good - 1)]);
    // One slide weighs less than all of them, and a deck without an ask lacks the slide and its score.
    expect(score('a wall of text')).toBeGreaterThan(score('letters of 9 points'));
    expect(score('two ideas on a slide')).toBeGreaterThan(score('titles that only name a topic'));
    expect(score('no team')).toBeGreaterThan(score('no ask'));
  });

  it('has nearly the same score in every form', () => {
    const seen = PLANTED_DECKS.filter((planted) => isSeen(planted, 'pptx'));
    const apart = seen.map((planted) => {
      const scores = formatsOf(planted).map((format) => reviewOf(planted, format).overallScore ?? 0);
      return Math.max(...scores) - Math.min(...scores);
    });
    expect(Math.max(...apart)).toBeLessThanOrEqual(SAME_WITHIN);
  });

  it.each(FORMATS)('is not scored where it is all pictures without words, as %s', (format) => {
    const review = reviews.get(`pictures without words.${format}`)!;
    expect([review.overallScore, review.wordsNotJudged]).toEqual([null, 'no-text']);
  });

  it('is judged by the words on its pictures where it was scanned', () => {
    const good = reviews.get('good.pdf')!.overallScore!;
    for (const format of FORMATS.filter((one) => one === 'pdf' || hasOffice)) {
      const { overallScore, slides } = reviews.get(`scanned.${format}`)!;
      expect(Math.abs(overallScore! - good)).toBeLessThanOrEqual(SAME_WITHIN);
      expect(slides.map(({ title }) => title)).toEqual(reviews.get('good.pdf')!.slides.map(({ title }) => title));
    }
  });

  it.each(FORMATS.filter((format) => format !== 'pdf'))(
    'is not judged by its words where they are not English, as %s',
    (format) => {
      const review = reviews.get(`right to left.${format}`)!;
      expect([review.overallScore, review.wordsNotJudged]).toEqual([null, 'not-english']);
      expect(review.scores.filter(({ score }) => score !== null).map(({ criterion }) => criterion)).toEqual([
        'legibility',
      ]);
    },
  );
});
