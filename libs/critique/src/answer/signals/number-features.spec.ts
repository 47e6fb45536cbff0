import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Token } from '../../text/tokens/token.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import { numberFeatures } from './number-features.js';

/** Far more than any text needs; a pattern that backtracks without end takes years. */
const DEADLINE_MS = 20_000;
const LONGEST_NUMERAL = 6;

function number(text: string): Token {
  const [start, end] = [0, text.length];
  const grammar = { pos: 'NUM', lemma: text, proper: false } as const;
  return { kind: 'number', text, lower: text, start, end, sentence: 0, sentenceInitial: false, ...grammar };
}

function isRound(text: string): boolean {
  return numberFeatures([number(text)]).some(({ id, value }) => id === 'round.count' && value === 1);
}

/** Whether text is zeros in groups: zeros by themselves or after a five, or two or three after a comma or a full stop. */
function isZeros(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    const [first = ''] = text.slice(at);
    const zerosFrom = '05,.'.includes(first) ? at + 1 : at;
    for (let end = zerosFrom; text[end] === '0'; end += 1) {
      const zeros = end + 1 - zerosFrom;
      if (',.'.includes(first) ? zeros === 2 || zeros === 3 : zeros > 0) reached.add(end + 1);
    }
    if (first === '0') reached.add(at + 1);
  }
  return reached.has(text.length);
}

/** What a round number is, in plain code: a sign, a digit, zeros in groups, a unit. */
function isRoundByDefinition(text: string): boolean {
  const unsigned = text.replace(/^\D*/, '');
  const unit = ['k', 'm', 'x', '%', '+', 'bn', ''].find((end) => unsigned.endsWith(end)) ?? '';
  const digits = unsigned.slice(0, unsigned.length - unit.length);
  const isLong = text.replaceAll(/\D/g, '').length > 1;
  const isYear = /^(?:19|20)\d\d$/.test(text);
  return isLong && !isYear && /^[1-9]/.test(digits) && isZeros(digits.slice(1));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const TRAINING = new URL('../../../../engine-fit/training/', import.meta.url);
const trainingTexts = (): string[] =>
  readdirSync(TRAINING)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(new URL(name, TRAINING), 'utf8'))));

describe('numberFeatures', () => {
  it('knows round numbers among all short numerals', () => {
    const tails = ['', 'k', '%', 'bn'];
    let numerals = [''];
    for (let length = 1; length <= LONGEST_NUMERAL; length += 1) {
      numerals = numerals.flatMap((start) => ['0', '1', '5', ',', '.'].map((sign) => start + sign));
      const wrong = numerals
        .flatMap((numeral) => (length < LONGEST_NUMERAL ? tails.map((tail) => numeral + tail) : [numeral]))
        .filter((text) => isRound(text) !== isRoundByDefinition(text));
      expect(wrong).toEqual([]);
    }
  });

  it('knows round numbers among numerals of any length', () => {
    const pieces = ['0', '00', '000', '5', '50', '500', ',000', '.00', ',0', '1', '7', '$', 'k', 'x', '-'];
    const numeral = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        numeral.map((parts) => parts.join('')),
        (text) => {
          expect(isRound(text)).toBe(isRoundByDefinition(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('knows round numbers among those of the training texts', () => {
    const numbers = new Set(
      trainingTexts().flatMap((text) =>
        tokenise(text).flatMap(({ kind, lower }) => (kind === 'number' ? [lower] : [])),
      ),
    );
    expect(numbers.size).toBeGreaterThan(1_000);
    expect([...numbers].filter((text) => isRound(text) !== isRoundByDefinition(text))).toEqual([]);
  });

  it.each([
    ['three runs of zeros', `1${'0'.repeat(20)},${'0'.repeat(19)},${'0'.repeat(19)}1`],
    ['thousands of zeros', `1${'0'.repeat(5_000)}1`],
    ['thousands of groups', `1${',000'.repeat(1_250)}1`],
    ['fives and zeros', `1${'50'.repeat(2_500)}1`],
  ])('reads %s in one pass', (_, text) => {
    const judge = { isRound: () => isRound(text) };
    expect(runInNewContext('isRound()', judge, { timeout: DEADLINE_MS })).toBe(false);
  });
});
