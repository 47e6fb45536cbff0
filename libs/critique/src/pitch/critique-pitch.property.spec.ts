import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';
import {
  PITCH_DIMENSIONS,
  pitchCritiqueSchema,
  type PitchCritique,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEXICON, SKIPPED_WEIGHT } from '../text/terms/term-catalogue.js';
import { pitchPoints, scorePitch } from './scoring/score-pitch.js';
import { critiquePitch } from './critique-pitch.js';
import { measureText } from './measure-pitch.js';

const PITCHES = [
  ...SAMPLE_PITCHES.map(({ text }) => text),
  'Search bar for web apps: users type what they want and the app does it.',
  'Uber for dog grooming.',
  'We help people be more productive.',
  'Our app helps dentists save time, because no-shows cost them $4,000 a month.',
  'The best payroll with no competition for 40,000 US restaurants, powered by machine learning.',
  'Wir prüfen Rechnungen für kleine Apotheken und finden 300 € im Monat.',
  'Una aplicación para que las escuelas compren pan del día sin desperdicio.',
  'We believe that landlords could get paid faster. We collect rent by text message.',
];
const WORDS = [...new Set(PITCHES.flatMap((pitch) => pitch.split(' ')))];
const STRONG_TERMS = LEXICON.filter(({ weight }) => weight >= SKIPPED_WEIGHT).map(({ term }) => term);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 280 }),
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.array(fc.constantFrom(...WORDS, ...STRONG_TERMS), { maxLength: 30 }).map((words) => words.join(' ')),
);
const loneSurrogates = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 280 })
  .map((units) => String.fromCharCode(...units));

function allSpans({ evidence, buzzwords, redFlags }: PitchCritique): { start: number; end: number }[] {
  return [...evidence, ...redFlags].flatMap(({ spans }) => spans).concat(buzzwords.map(({ span }) => span));
}

describe('critiquePitch, for any text', () => {
  it('never throws, fits the contract and points into the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, loneSurrogates), (text) => {
        const critique = pitchCritiqueSchema.parse(critiquePitch(text));
        for (const { start, end } of allSpans(critique)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('explains every point', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { overallScore, scoreBreakdown, evidence } = critiquePitch(text);
        for (const dimension of PITCH_DIMENSIONS) {
          const rows = evidence.filter((row) => row.dimension === dimension);
          expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(scoreBreakdown[dimension]);
          expect(scoreBreakdown[dimension]).toBeLessThanOrEqual(DIMENSION_MAX_POINTS);
        }
        expect(PITCH_DIMENSIONS.reduce((sum, dimension) => sum + scoreBreakdown[dimension], 0)).toBe(overallScore);
      }),
      { numRuns: 200 },
    );
  });

  it('has the same points with and without the evidence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { signals } = measureText(text);
        expect(pitchPoints(signals)).toEqual(scorePitch(signals).breakdown);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same every time, whatever was read before', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = critiquePitch(text);
        critiquePitch(other);
        expect(critiquePitch(text)).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  it('never gives a point for a buzzword, wherever it is put', () => {
    const place = fc.record({
      pitch: fc.constantFrom(...PITCHES),
      term: fc.constantFrom(...STRONG_TERMS),
      at: fc.nat(40),
    });
    fc.assert(
      fc.property(place, ({ pitch, term, at }) => {
        const words = pitch.split(' ');
        const stuffed = words.toSpliced(at % (words.length + 1), 0, term).join(' ');
        // Put into a buzzword that is there already, it takes that one away.
        const own = STRONG_TERMS.filter((other) => pitch.toLowerCase().includes(other.toLowerCase()));
        fc.pre(!own.includes(term) && own.every((other) => stuffed.toLowerCase().includes(other.toLowerCase())));
        const before = critiquePitch(pitch).scoreBreakdown;
        const after = critiquePitch(stuffed).scoreBreakdown;
        for (const dimension of PITCH_DIMENSIONS) expect(after[dimension]).toBeLessThanOrEqual(before[dimension]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never raises specificity when the only customer is taken out', () => {
    const offer = fc.constantFrom(
      'Payroll',
      'We rent cold storage by the pallet-day',
      'An app that books trucks by text message',
      'Phone system that shows who is calling',
      'A sensor that finds leaks in 10 minutes',
      'Invoices paid within 2 days instead of 90',
      'We repair forklift batteries for $300 a pack',
      'Software that drafts the first reply to a denial letter',
      'Same-day delivery of spare parts by motorbike',
      'Online accounting',
    );
    const customer = fc.constantFrom(
      'dentists',
      'small pharmacies in Kenya',
      'US dental practices with 2-5 chairs',
      'wedding planners',
      'freight brokers under 50 staff',
      'nurses moving to Germany',
      'Shopify stores',
      'farmers who still keep paper records',
      'landlords',
      'school districts',
    );
    fc.assert(
      fc.property(offer, customer, (what, who) => {
        const [named, unnamed] = [critiquePitch(`${what} for ${who}.`), critiquePitch(`${what}.`)];
        expect(unnamed.scoreBreakdown.specificity).toBeLessThanOrEqual(named.scoreBreakdown.specificity);
      }),
      { numRuns: 100 },
    );
  });

  it('never lowers specificity when a segment takes the place of anybody', () => {
    const frames = [
      (who: string) => `Payroll for ${who}.`,
      (who: string) => `We help ${who} file taxes in 10 minutes.`,
      (who: string) => `An app that lets ${who} book trucks by text message.`,
      (who: string) => `${who} scan a receipt and get paid the same day.`,
    ];
    const anybody = ['everyone', 'people', 'users', 'businesses', 'companies of all sizes', 'consumers', 'individuals'];
    const segments = [
      'dentists',
      'Shopify stores',
      'freight brokers',
      'US dental practices with 2-5 chairs',
      'farmers in Kenya',
      'wedding planners',
    ];
    for (const frame of frames) {
      const vaguest = Math.max(...anybody.map((who) => critiquePitch(frame(who)).scoreBreakdown.specificity));
      for (const who of segments) {
        expect([frame(who), critiquePitch(frame(who)).scoreBreakdown.specificity >= vaguest]).toEqual([
          frame(who),
          true,
        ]);
      }
    }
  });
});
