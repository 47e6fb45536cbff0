import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from './critique-answer.js';

const saidOf = (fieldId: string, answer: string): string => {
  const { partnerFeedback, redFlags, suggestions, worstFlaw } = critiqueAnswer({ fieldId, answer });
  return [partnerFeedback, worstFlaw ?? '', ...suggestions, ...redFlags.map(({ message }) => message)].join('\n');
};

describe('what is an aside in an answer that tells more', () => {
  it.each([
    // Visitors of a museum are its guests.
    [
      'validation',
      'We gave 31 visitors of the museum an earpiece. They stayed 71 minutes, and 9 paid for it.',
      /who looked/,
    ],
    // Customers signed up.
    ['first-users', '11 of our 23 customers signed up at the fair. The others came by a phone call each.', /attention/],
    // A letter was signed, and the founder weighs what people say.
    [
      'validation',
      "Nine keepers said they'd pay, which means little. The association signed a conditional letter for 2,000 tests.",
      /kind when it costs/,
    ],
    // What is over is no commitment of today.
    [
      'fulltime-commitment',
      'Rizky was on it in the evenings until last August. Since then he is full time.',
      /evenings/,
    ],
    // A refund is not come back to.
    [
      'validation',
      'We found 212 families whose bail was never returned. 96 checks were paid out within a month.',
      /came back/,
    ],
    // An apartment counted beside no payment is nobody's customer.
    [
      'first-users',
      'The first trial is in nine houses of one landlord, who decided it for all of them.',
      /nine houses|9 houses/,
    ],
  ])('%s is not told it: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('is told where it is nearly all there is', () => {
    expect(saidOf('validation', '2,400 people signed up. 800 visitors came to the landing page.')).toMatch(
      /attention|who looked/,
    );
  });
});
