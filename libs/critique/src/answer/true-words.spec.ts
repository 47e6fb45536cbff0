import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from './critique-answer.js';

const judged = (fieldId: string, answer: string): ReturnType<typeof critiqueAnswer> =>
  critiqueAnswer({ fieldId, answer });

function saidOf(fieldId: string, answer: string): string {
  const { partnerFeedback, suggestions, redFlags, technicalCredibilityTips } = judged(fieldId, answer);
  return [partnerFeedback, ...suggestions, ...redFlags.map(({ message }) => message), ...technicalCredibilityTips].join(
    ' ',
  );
}

describe('what is told of an answer is true of it', () => {
  it.each([
    ['metrics', '31 farms pay us for Tide plans.'],
    ['competitors', 'ParishSoft and QuickBooks. ParishSoft cannot do two currencies.'],
  ])('does not say that a fact answers nothing: %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toMatch(
      /same question again|know no more than before|does not tell me|cannot answer/,
    );
  });

  it.each([
    ['market-size', '17,000 parishes at $600 a year.'],
    ['responsibility-split', 'Ines sells and installs. Tom does firmware. 50/50.'],
  ])('asks for no number where there is one: %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toContain('an example with a number');
  });

  it.each([
    ['progress-made', 'March: first mine. May: second. August: the third.', /'May'/],
    ['metrics', 'We had 8,100 households in June. In May we had 6,900.', /'May'/],
    ['competitive-advantage', 'We have seen 14 million log lines which no rival may see.', /'may'/],
    ['funding-plan', '$500k for 18 months: two engineers and certification for $90k.', /How long can you live/],
    ['responsibility-split', 'Ines sells. Tom does firmware and the web.', /who writes the code/],
    ['first-users', 'Eleven towers came from one e-mail to a magazine. Nine still ring with it.', /How did you find/],
    [
      'problem-statement',
      'A bride must buy a dress for one day and it costs 2000 ringgit.',
      /Who exactly has this problem/,
    ],
  ])('reads what is there: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('calls nothing absent of which it found some', () => {
    const { evidence } = judged(
      'founder-relationship',
      'We shared a room at school and built a radio station for 40 towns.',
    );
    expect(evidence.filter(({ label }) => label === 'Hardly a number that was counted')).toEqual([]);
  });
});
