import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basicAnswerCheck } from './basic-answer-check.js';

const FIGURE = '31 clinics pay us $99 a month.';
const BUZZ = 'We leverage synergies.';
const VAGUE = 'We have many customers.';

describe('basicAnswerCheck', () => {
  it.each([
    ['We sell payroll to dentists.', 60],
    [FIGURE, 75],
    [BUZZ, 40],
    [VAGUE, 45],
    [`${FIGURE} ${BUZZ}`, 55],
    [`${FIGURE} ${VAGUE}`, 60],
    [`${BUZZ} ${VAGUE}`, 25],
    [`${FIGURE} ${BUZZ} ${VAGUE}`, 40],
    ['', 60],
  ])('gives %j %i points', (answer, score) => {
    expect(basicAnswerCheck(answer).score).toBe(score);
  });

  it('takes amounts and shares for figures, and neither bare years nor names with digits', () => {
    const answer = 'In 2024, 2025. and 2026 our B2B tool with GPT4 made $1,200 at 40 % and 7.';
    const { metrics } = basicAnswerCheck(answer);
    expect(metrics.map(({ start, end }) => answer.slice(start, end))).toEqual(['$1,200', '40 %', '7']);
  });

  it('points at the words, whatever their case, and not at parts of words', () => {
    const answer = 'Disrupting some greatly; non-innovative, VERY something.';
    const { buzzwords, vagueWords } = basicAnswerCheck(answer);
    expect(buzzwords.map(({ start, end }) => answer.slice(start, end))).toEqual(['Disrupting']);
    expect(vagueWords.map(({ start, end }) => answer.slice(start, end))).toEqual(['some', 'VERY']);
  });

  it('stays between 20 and 85 and inside of the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (answer) => {
        const { score, metrics, buzzwords, vagueWords } = basicAnswerCheck(answer);
        const spans = [...metrics, ...buzzwords, ...vagueWords];
        return score >= 20 && score <= 85 && spans.every(({ start, end }) => start < end && end <= answer.length);
      }),
    );
  });
});
