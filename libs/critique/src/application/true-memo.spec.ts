import { describe, expect, it } from '@jest/globals';
import type { FullMemoReading } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { BUILDER_FIELDS, type FieldId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { OYSTER_APPLICATION } from '../../test/oyster-application.fixture.js';
import { reviewApplication } from './review-application.js';

type Texts = Partial<Record<FieldId, string>>;

function read(texts: Texts): FullMemoReading {
  const all: Texts = { ...OYSTER_APPLICATION, ...texts };
  const answers = BUILDER_FIELDS.flatMap((field) => {
    const value = all[field.fieldId];
    return value === undefined ? [] : [{ ...field, value }];
  });
  const reading = reviewApplication({ answers, pitch: null, idea: null, demo: null, deck: null });
  if (reading.state !== 'read') throw new Error('there was too little to read');
  return reading;
}

describe('what a memo says is true of the application', () => {
  it('calls a rival by the whole name', () => {
    const { questions } = read({
      'problem-statement': 'Bars pay a premium for a local spirit. Most pour a large brand today.',
      'current-product': 'A bottle of vodka made from whey, in 41 bars.',
      'how-it-works': 'The creamery pumps the whey into a tanker, we ferment it, and we distil it three times.',
      competitors: 'Ketel One, Grey Goose, Dingle vodka. Black Cow in Dorset is at Waitrose.',
    });
    expect(questions.join(' ')).toContain("stayed with 'Ketel One'");
  });

  it.each<[string, Texts, string]>([
    ['a whole name', { competitors: 'Western Union, Ria, Remitly and Wise.' }, "stayed with 'Western Union'"],
    [
      'who pays for what cannot be called',
      { 'market-size': 'The Irish market is about 2.1 million cases.' },
      'Which ten of those who pay for them do you call',
    ],
  ])('asks of %s', (_, texts, words) => {
    expect(read(texts).questions.join(' ')).toContain(words);
  });

  it('takes no letter of intent for a payment, and no run of a machine for use', () => {
    const { beliefs, doubts, questions } = read({
      validation: '3 hospitals signed LOIs.',
      'current-product': 'The still does 300 litres a run.',
    });
    expect(doubts.map(({ text }) => text).join(' ')).not.toContain('3 hospitals pay');
    expect(questions.join(' ')).not.toContain('3 hospitals that pay');
    expect(beliefs.filter(({ proof }) => proof === 'used' || proof === 'paid')).toEqual([]);
  });

  it('believes what was paid beside a plan, use without something, and a sentence to its end', () => {
    const { beliefs } = read({
      validation: 'Hugh Lowe Farms paid £6,000 for the trial and asked for 12 carts next year.',
      metrics: '214 nurses active weekly, 83% of open shifts filled without an agency.',
      'progress-made': "We launched our first pilot at St. Mary's in Fresno in May.",
      'unique-insight': 'A litre costs us 1.90 euro, and the creamery pays us to take the whey.',
    });
    expect(beliefs.map(({ proof, quotes }) => [proof, quotes[0]?.text])).toEqual([
      ['paid', 'Hugh Lowe Farms paid £6,000 for the trial and asked for 12 carts next year.'],
      ['used', '214 nurses active weekly, 83% of open shifts filled without an agency.'],
      ['shipped', "We launched our first pilot at St. Mary's in Fresno in May."],
    ]);
  });

  it.each<[string, string]>([
    ['paid', '1,150 bottles sold so far in 41 bars.'],
    ['kept', 'After 3 months 71% of owners still order.'],
    ['used', '340 dogs eat it now.'],
  ])('believes that it is %s: %s', (proof, text) => {
    expect(read({ validation: text }).beliefs[0]).toMatchObject({ proof, quotes: [{ text }] });
  });

  it('takes what came back damaged for nobody who came back', () => {
    const { beliefs } = read({ 'progress-made': 'We stopped the pick up because 1 in 9 came back damaged.' });
    expect(beliefs.filter(({ proof }) => proof === 'kept')).toEqual([]);
  });

  it('takes what fills a box for no answer and for no other language', () => {
    const { doubts } = read({ 'market-size': 'asdf', metrics: 'tbd' });
    expect(doubts.map(({ text }) => text).join(' ')).not.toContain('English only');
    expect(doubts.at(-1)?.fields).toContainEqual({ kind: 'answer', sectionId: 'traction', fieldId: 'metrics' });
  });

  it.each<[string, Texts, string]>([
    [
      'a price that one customer pays',
      {
        validation: 'Of 31 farms that saw a demo 22 signed and pay 65 euros a month.',
        'business-model': 'The farmer pays 79 euros a month per gate.',
      },
      "Two prices: '65 euros a month' here, '79 euros a month' there.",
    ],
    [
      'the founders, also beside the money',
      { 'founder-names': 'The three of us own equal shares.', 'funding-plan': 'There are two founders.' },
      'Two numbers of founders: 3 here, 2 there.',
    ],
    [
      'what came in last month',
      { metrics: 'Revenue last month was $6,100.', 'funding-plan': 'Revenue last month was $4,300.' },
      "Two figures for last month's revenue: 6,100 here, 4,300 there.",
    ],
    [
      'when it went live, by its year',
      {
        'progress-made': 'We launched in March 2024.',
        'company-description': 'We went live in September 2023.',
      },
      'in March 2024 here, in September 2023 there',
    ],
  ])('tells two figures apart: %s', (_, texts, words) => {
    expect(
      read(texts)
        .contradictions.map(({ text }) => text)
        .join(' '),
    ).toContain(words);
  });

  it.each<[string, Texts]>([
    [
      'thousands in two ways',
      { metrics: 'Revenue last month was $6,100.', 'funding-plan': 'Revenue last month was $6.1k.' },
    ],
    [
      'a month with its year and without',
      { 'progress-made': 'We launched in March 2024.', 'company-description': 'We went live in March.' },
    ],
  ])('sees no two figures in %s', (_, texts) => {
    expect(read(texts).contradictions).toEqual([]);
  });

  it('asks about who left, what fails and what is done by hand, in the founder’s words', () => {
    const questions = read({
      validation: 'One, Tczew, left since the new director prefers paper.',
      'current-product': 'It does not work with horned cows.',
    }).questions.join(' ');
    expect(questions).toContain("You write 'One, Tczew, left since the new director prefers paper'. What would");
    expect(questions).toContain("You write 'It does not work with horned cows'. Whom have you lost");
    expect(read({ 'current-product': 'Returns we still check by hand.' }).questions.join(' ')).toContain(
      "You write 'Returns we still check by hand'. How many of those can you do in a day?",
    );
  });

  it('takes what is measured and comes back as wrong for nobody who came back', () => {
    const { beliefs } = read({ 'how-it-works': 'We measure at 7 points and 3% come back as wrong.' });
    expect(beliefs.filter(({ proof }) => proof === 'kept')).toEqual([]);
  });

  it('believes what founders found out before what they lived through', () => {
    const { beliefs } = read({
      'unique-insight': 'We filmed 3,100 cows: the head nods eleven days before the leg limps.',
      'founder-relationship': 'We argued about leasing; we tried each with five farms and leasing won.',
      'why-this-problem': 'In 2022 I sat in one for three nights.',
    });
    const insights = beliefs.filter(({ proof }) => proof === 'insight').map(({ quotes }) => quotes[0]?.text);
    expect(insights).toEqual(['We filmed 3,100 cows: the head nods eleven days before the leg limps.']);
  });
});
