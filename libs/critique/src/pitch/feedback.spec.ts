import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';

const feedback = (text: string): string[] => critiquePitch(text).partnerFeedback;

const WEAK = 'AI-powered platform that empowers businesses to unlock actionable insights.';
const STRONG =
  'We fill last-minute cancellations for US dental practices by texting their waiting list, recovering about $4,000 a month per chair instead of leaving it empty.';

describe('partnerFeedback', () => {
  it.each([WEAK, STRONG, 'Uber for dog grooming.', 'Payroll for dentists', 'We help people be more productive.'])(
    'says three to five things about %j',
    (text) => {
      expect(feedback(text).length).toBeGreaterThanOrEqual(3);
      expect(feedback(text).length).toBeLessThanOrEqual(5);
    },
  );

  it('starts with the worst: nothing for sale, quoted', () => {
    expect(feedback(WEAK)[0]).toBe(
      "I read 'AI-powered platform that empowers businesses to unlock actionable' and still do not know what I would " +
        'see if I opened it. Is it an app, a service, a box?',
    );
  });

  it('quotes the words to delete', () => {
    expect(
      feedback(WEAK).some((line) => line.startsWith("Delete 'AI-powered', 'platform', 'empowers', 'unlock'")),
    ).toBe(true);
  });

  it('praises a strong pitch once, last, and a weak one not at all', () => {
    const isPraise = (line: string): boolean => /Keep that|best part|Keep the words/.test(line);
    expect(feedback(STRONG).map(isPraise)).toEqual([...Array<boolean>(feedback(STRONG).length - 1).fill(false), true]);
    expect(feedback(WEAK).some(isPraise)).toBe(false);
  });

  it('says that a middling insight is normal', () => {
    const text =
      'Payroll that files taxes automatically for US restaurants with under 50 staff, for $6 per person a month.';
    expect(critiquePitch(text).scoreBreakdown.insightStrength).toBeGreaterThanOrEqual(8);
    expect(feedback(text).some((line) => line.includes('normal for one line'))).toBe(true);
  });

  it.each([
    ['Nurses wait 74 days for their wages.', "'Nurses wait 74 days for their wages' tells me how the world is"],
    ['Payroll for dentists with no competition', 'Saying there is no competition'],
    ['We scan, search, compare, save and share receipts for dentists', 'things in this sentence'],
    ['We think we could possibly help dentists file payroll', 'makes me doubt the rest'],
    ['Uber for dog grooming.', "'Uber for dog grooming' only helps if I know"],
    ['Plumbers get paid on our app for small repairs', 'Put the number on it'],
  ])('has its line for %j', (text, words) => {
    expect(feedback(text).some((line) => line.includes(words))).toBe(true);
  });
});
