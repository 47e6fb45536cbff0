import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEMO_FORMATS, demoReviewSchema, type DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { mediaOf, SILENT_RECORDING, spoken } from '../../test/demo-media.fixture.js';
import { DEMO_TALKS } from '../../test/demo-talks.fixture.js';
import { LEXICON, SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { reviewDemo } from './review-demo.js';

const TEXTS = Object.values(DEMO_TALKS).map(({ text }) => text);
const WORDS = [...new Set(TEXTS.flatMap((text) => text.split(' ')))];
const STRONG_TERMS = LEXICON.filter(({ weight }) => weight >= SKIPPED_WEIGHT).map(({ term }) => term);
const SENTENCES = TEXTS.flatMap((text) => text.split(/(?<=\.) /));
const QUOTE_MAX_WORDS = 12;

const anyFormat = fc.constantFrom(...DEMO_FORMATS, null);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS, ...STRONG_TERMS), { maxLength: 150 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...SENTENCES), { maxLength: 20 }).map((sentences) => sentences.join(' ')),
);
/** Times that no engine would give, and places that are none. */
const brokenTranscript = fc
  .tuple(anyText, fc.array(fc.record({ start: fc.nat(500), end: fc.nat(500), at: fc.nat(900) }), { maxLength: 40 }))
  .map(([text, words]): Transcript => ({
    source: 'founder',
    language: null,
    text,
    words: words.map(({ start, end, at }) => ({ span: { start, end }, startS: at, endS: at / 2 })),
    timing: 'words',
  }));

function judged(transcript: Transcript, chosenFormat: DemoReview['format'] | null): DemoReview {
  const facts = mediaOf(spoken(TEXTS[0] ?? ''));
  return demoReviewSchema.parse(reviewDemo({ facts, transcript, chosenFormat, noTranscriptReason: null }));
}

/** Every quote is of the words where it says that it stands, and of twelve at most. */
function expectTrueQuotes({ sections, moments, redFlags }: DemoReview, { text }: Transcript): void {
  for (const { quote, span } of [...sections.flatMap(({ evidence }) => evidence), ...moments]) {
    if (quote === null || span === null) continue;
    expect(quote.split(/\s+/).length).toBeLessThanOrEqual(QUOTE_MAX_WORDS);
    expect(span.end).toBeLessThanOrEqual(text.length);
  }
  for (const { spans } of redFlags)
    for (const { start, end } of spans) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
}

describe('reviewDemo, for any talk', () => {
  it('never throws, fits the contract and quotes what is there', () => {
    fc.assert(
      fc.property(anyText, anyFormat, (text, format) => {
        const transcript = spoken(text);
        expectTrueQuotes(judged(transcript, format), transcript);
      }),
      { numRuns: 250 },
    );
  });

  it('never throws for words with impossible places and times', () => {
    fc.assert(
      fc.property(brokenTranscript, anyFormat, (transcript, format) => {
        expectTrueQuotes(judged(transcript, format), transcript);
      }),
      { numRuns: 150 },
    );
  });

  it('has rows that add up to each score, and three takeaways that differ', () => {
    fc.assert(
      fc.property(anyText, anyFormat, (text, format) => {
        const review = judged(spoken(text), format);
        for (const { score, rows } of review.sections)
          expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(score ?? 0);
        expect(new Set(review.keyTakeaways).size).toBe(3);
      }),
      { numRuns: 150 },
    );
  });

  it('has stretches of topics that follow one another', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { topics } = judged(spoken(text), 'application');
        topics.forEach(({ startS, endS }, index) => {
          expect(startS).toBeLessThanOrEqual(endS);
          expect(startS).toBeGreaterThanOrEqual(topics[index - 1]?.endS ?? 0);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('says the same whatever it judged before', () => {
    const first = TEXTS.map((text) => judged(spoken(text), null));
    const again = TEXTS.toReversed().map((text) => judged(spoken(text), null));
    expect(again.toReversed()).toEqual(first);
  });

  it('gives no point of content for a buzzword at the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.constantFrom(...STRONG_TERMS), (text, term) => {
        const before = judged(spoken(text), 'application');
        const after = judged(spoken(`${text} It is ${term}.`), 'application');
        for (const [index, { score }] of after.sections.slice(0, -1).entries())
          expect(score ?? 0).toBeLessThanOrEqual(before.sections[index]?.score ?? 0);
      }),
      { numRuns: 80 },
    );
  });

  it('leaves out what was not measured, and takes no points for it', () => {
    const facts = { ...SILENT_RECORDING, loudness: null, picture: null, faces: null, screenText: null };
    const review = reviewDemo({ facts, transcript: null, chosenFormat: 'product', noTranscriptReason: null });
    expect(review.measures.map(({ id }) => id)).toEqual(['duration', 'resolution']);
    expect(review.sections.at(-1)?.score).toBe(100);
  });
});
