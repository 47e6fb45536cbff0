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
    const isPraise = (line: string): boolean => line.endsWith('Keep that.');
    expect(feedback(STRONG).map(isPraise)).toEqual([...Array<boolean>(feedback(STRONG).length - 1).fill(false), true]);
    expect(feedback(WEAK).some(isPraise)).toBe(false);
  });

  it.each([
    ['Nurses wait 74 days for their wages.', "'Nurses wait 74 days for their wages' tells me how the world is"],
    ['Payroll for dentists with no competition', 'Saying there is no competition'],
    ['We scan, search, compare, save and share receipts for dentists', 'a list of things'],
    ['We think we could possibly help dentists file payroll', 'make me doubt the rest'],
    ['Uber for dog grooming.', "'Uber for dog grooming' only helps if I know"],
    ['Plumbers get paid on our app for small repairs', 'Put the number on it'],
  ])('has its line for %j', (text, words) => {
    expect(feedback(text).some((line) => line.includes(words))).toBe(true);
  });

  it.each([
    [
      'a habit',
      'Dental labs schedule crowns on a whiteboard today; we put it on every technician’s phone.',
      /without you|today|switch off|back to/,
    ],
    [
      'a result',
      'We write insurance appeals for physical therapists; 61% are paid, up from 22%.',
      /not what gets better/,
    ],
    [
      'a size',
      'We plan bread orders for bakeries, so that the average store keeps $3,100 more a month.',
      /without a size/,
    ],
    ['a user', 'Tugboat masters book their next tow by text message with us.', /never say who/],
  ])('does not call %s missing that is there: %s', (_, text, remark) => {
    expect(feedback(text).filter((line) => remark.test(line))).toEqual([]);
  });

  it.each([
    [
      'We make an app who help the student to find room near his university without pay agency fees.',
      'How many students have you talked to? Be ready to name three.',
      'university',
    ],
    [
      'We test chicken barns for avian flu with an air sensor that reports within two hours instead of the three days a lab needs.',
      "I would write down 'within two hours instead of the three days'. Keep that.",
      "'lab'",
    ],
    [
      'We wants to help small shop in Lagos to get credit from distributor. The shop pay after 14 day, distributor sell 22% more.',
      "I could repeat this to another partner after one reading: 'small shop in Lagos' and 'distributor sell 22% more'. Keep that.",
      "'help small",
    ],
    [
      "Cheaper oxygen for fish farms: a membrane that runs on the farm's own tidal current. Pilot with Mowi, 18% less power.",
      "I know who it is for and what they get: 'fish farms' and '18% less power'. Keep that.",
      "'Pilot with Mowi'",
    ],
  ])('takes no place and nobody who is only mentioned for the customer: %s', (text, line, wrong) => {
    expect(feedback(text)).toContain(line);
    expect(feedback(text).join(' ')).not.toContain(wrong);
  });

  it('takes no ordinary thing for the name of a company, and asks nothing of its work', () => {
    const { partnerFeedback, redFlags } = critiquePitch('Mattresses for trucks.');
    expect(redFlags.map(({ id }) => id)).not.toContain('RF8');
    expect(partnerFeedback.join(' ')).not.toMatch(/believe the other wants it|still a person's/);
  });

  it('speaks of one word as of one', () => {
    expect(feedback('Fintech startup providing seamless end-to-end payment solutions for SMEs across Africa')[0]).toBe(
      "Delete 'solutions' and read it again. If nothing is lost, that word did no work. What is left?",
    );
  });

  it.each([
    [
      'Sari-sari stores in Cebu order rice by text and get it next morning. 1,200 stores, average order 31 dollars, we earn 6%.',
      "'Sari-sari stores in Cebu' and 'we earn 6%' are what I would say about you at lunch. Keep that.",
    ],
    [
      'Small law firms lose clients because nobody picks up the phone at lunch. We pick up, in Spanish too, for $4 per call.',
      "With 'We pick up, in Spanish too, for $4 per call' I can work out what a hundred of them bring. Keep that.",
    ],
  ])('quotes whole words of whole clauses: %s', (text, line) => {
    expect(feedback(text)).toContain(line);
  });

  it('praises nothing that a flag quotes', () => {
    const { partnerFeedback, redFlags } = critiquePitch(
      'The best payroll for dentists with 40,000 downloads, filed in 10 minutes by text message.',
    );
    const praise = partnerFeedback.filter((line) => line.endsWith('Keep that.')).join(' ');
    expect(redFlags.map(({ id }) => id)).toContain('RF17');
    expect(praise).not.toContain('downloads');
  });

  it('works with the founder’s own numbers', () => {
    const text =
      'Roofers lose half their quotes to whoever answers first. We send the quote at once: 140 roofers pay $250 a month.';
    expect(feedback(text).join(' ')).toContain("If all 140 pay '$250 a month', that is $35,000 a month.");
  });

  it.each([
    [
      'Payroll for dentists in Poland: the app files it on Friday. If we get 5% with $10 we have $10M revenue.',
      "'If we get 5%' is a share of everybody and no plan.",
    ],
    [
      "We've built an IoT-enabled ecosystem for the $4.3 trillion logistics industry. Even a 0.1% share gives us revenue of $4.3bn.",
      "'Even a 0.1% share' is a share of everybody and no plan.",
    ],
    ['A phone system for dentists.', 'dentists'],
    [
      'Payroll for fishing boats: crews are paid in shares of the catch, so no payroll software fits. 23 boats out of Kodiak run settlement day on ours; it takes twenty minutes rather than a weekend.',
      "'it takes twenty minutes rather than a weekend'",
    ],
    [
      'Dentists in Poland lose half of their evening writing up notes. We listen during the visit and the note is ready when the patient stands up. 64 dentists pay 199 zl monthly, nobody left yet.',
      '64 dentists',
    ],
  ])('asks about what the text says: %s', (text, words) => {
    expect(
      feedback(text)
        .filter((line) => !line.endsWith('Keep that.'))
        .join(' '),
    ).toContain(words);
  });

  it.each([
    [
      'how many they talked to of whom many pay',
      'Restaurants in Seoul throw away side dishes. Banchan forecasts guests from reservations; waste fell 22% in 14 restaurants. They pay ₩150,000.',
      'ready to name three',
    ],
    ['a thing for a customer', 'A voice agent that answers the phone when nobody can pick up.', "I take 'voice agent'"],
    [
      'a promise',
      'My cofounder and I are convinced that pet owners deserve better, and we will not stop until every dog in America is happy.',
      'every dog in America',
    ],
    [
      'a number cut off from what it counts',
      'Parole officers check 90 people each by phone. CheckPoint asks by text and shows the officer the four who need a call today.',
      "check 90'",
    ],
    [
      'a month as a year',
      'LameLog: 71 trimmers score 40,000 cows a month with it, and dairies pay $1.10 per cow a year.',
      '44,000',
    ],
  ])('does not take up %s: %s', (_, text, wrong) => {
    expect(feedback(text).join(' ')).not.toContain(wrong);
  });

  it('says the same in other words to another founder', () => {
    const lines = ['dentists', 'plumbers', 'florists', 'bakers', 'vets', 'roofers'].map((who) =>
      feedback(`A phone system for ${who}.`).join(' '),
    );
    expect(new Set(lines).size).toBeGreaterThan(2);
  });
});
