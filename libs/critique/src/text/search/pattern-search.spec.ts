import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACT_CUES, FAULT_CUES, FIELD_FAULTS, VOICE_CUES } from '../../answer/signals/answer-cues.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { CUES } from '../../pitch/features/cues.js';
import { IDEA_CUES } from '../../idea/cues/idea-cues.js';
import { TRAP_CATALOGUE } from '../../idea/traps/trap-catalogue.js';
import { JointSearch } from './joint-search.js';
import { findMatches } from './pattern-search.js';
import { wordStartsOf } from './word-starts.js';

const PATTERNS: readonly RegExp[] = [
  ...[CUES, FACT_CUES, FAULT_CUES, VOICE_CUES, FIELD_FAULTS].flatMap((cues) => Object.values(cues).flat()),
  ...Object.values(readPatterns('answer-expectations')).flat(),
  ...IDEA_CUES.flatMap(({ patterns }) => patterns),
  ...TRAP_CATALOGUE.flatMap(({ thing, job }) => [thing, job]),
];
/** Pieces of the patterns themselves: most of them match something. */
const PIECES = [
  ...new Set(PATTERNS.flatMap(({ source }) => source.match(/[a-z']{2,}/gi) ?? [])),
  '$4,000',
  '31%',
  '2-5',
  '2025',
  ', not ',
  ': ',
  '\n',
  'ſ',
  'K',
  'é',
];

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', ' ', ' ', '', '-', ', ')), { maxLength: 30 })
    .map((pieces) => pieces.flat().join('')),
);

describe('findMatches', () => {
  it('finds what matchAll finds, for every pattern of this library', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isShouted) => {
        const own = isShouted ? text.toUpperCase() : text;
        const words = wordStartsOf(own);
        const differing = PATTERNS.filter((pattern) => {
          const expected = Array.from(own.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length]);
          const spans = findMatches(pattern, own, words).map(({ start, end }) => [start, end]);
          return expected.join(' ') !== spans.join(' ');
        });
        expect(differing).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('JointSearch', () => {
  const joint = new JointSearch(PATTERNS);

  it('finds nothing of patterns that are left out, and of the others all', () => {
    const text = 'We cut waiting by 31% for 40 clinics, not hospitals, instead of calling by hand.';
    const words = wordStartsOf(text);
    const whole = joint.find(text, words);
    const leftOut = new Set(Array.from(whole.keys()).filter((number) => number % 2 === 0));
    const rest = whole.map((spans, number) => (leftOut.has(number) ? [] : spans));
    expect(rest).not.toEqual(whole);
    expect(joint.find(text, words, leftOut)).toEqual(rest);
    expect(joint.find(text, null, leftOut)).toEqual(rest);
  });

  it('finds for each pattern what is found for it alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = wordStartsOf(text);
        expect(joint.find(text, words)).toEqual(PATTERNS.map((pattern) => findMatches(pattern, text, words)));
      }),
      { numRuns: 200 },
    );
  });
});
