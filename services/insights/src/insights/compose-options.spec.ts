import { describe, expect, it } from '@jest/globals';
import { INSIGHT_FIELD_TYPES, prefillInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { about, CLINICS } from '../../test/composed-insights.fixture.js';
import { composeInsights } from './compose-insights.js';

describe('insights about a question of the builder', () => {
  it.each([
    ['competitors', 5],
    ['target-customers', 6],
    ['market-size', 3],
    ['business-model', 6],
    ['competitive-advantage', 4],
    ['metrics', 10],
    ['problem-examples', 3],
    ['company-oneliner', 4],
    ['startup-oneliner', 4],
    ['company-description', 2],
  ] as const)('offer options for %s, up to its cap', (fieldType, count) => {
    expect(about(fieldType).specificOptions).toHaveLength(count);
  });

  it('speak of the customers by their name', () => {
    const { specificOptions } = about('competitors', { ideaBrief: 'We text the client. 62 studios pay $49 a month.' });
    expect(specificOptions.map(({ text }) => text)).toContain(
      'Most studios use [spreadsheet, paper or staff]: nothing more to pay, and nothing to learn.',
    );
  });

  it.each([
    [
      'Banks in Kenya',
      /^Count banks in Kenya: begin with the statistics of the Kenya National Bureau of Statistics\.$/,
    ],
    ['Banks in Jamaica', /^Count banks in Jamaica: how many are there in one place/],
    ['Banks in Ohio', /^Count banks in Ohio: FDIC BankFind lists/],
    ['Banks', /^Count banks: FDIC BankFind lists/],
  ])('know no register of another country: %s', (targetUsers, line) => {
    const { suggestions } = about('market-size', { description: 'We scan land titles.', targetUsers });
    expect(suggestions[0]).toMatch(line);
  });

  it('name what customers use today where the founder does', () => {
    const ideaBrief = 'Records for oyster farms. 34 farms pay us $60 a month. Farmers write tags on paper.';
    const { specificOptions, suggestions } = about('competitors', { ideaBrief });
    expect(specificOptions.map(({ text }) => text)).toContain(
      'Most farms use paper: nothing more to pay, and nothing to learn.',
    );
    expect(suggestions[0]).toMatch(/^You name paper: put in numbers what that costs one of the farms in a month/);
  });

  it('tell of changes with a date that touch the founder’s words, and of no private buyers to whoever sells to firms', () => {
    const { insights, metrics } = about('trends', { ideaBrief: 'Batteries that store heat for 12 breweries' });
    expect(insights).toContain('Battery packs fell to $108 per kWh');
    expect(metrics.map(({ name }) => name).filter((name) => /consumer/i.test(name))).toEqual([]);
  });

  it('name as a rival only who does something of what the founder writes of', () => {
    const context = { ideaBrief: 'We check pull requests of 9 teams.', industry: 'Developer Tools' } as const;
    const texts = about('competitors', context).specificOptions.map(({ text }) => text);
    expect(texts.filter((text) => /^(?:GitHub|Cursor|Vercel|Datadog|JetBrains)/.test(text))).toEqual([
      expect.stringMatching(/^GitHub is good at/),
    ]);
  });

  it('put the founder’s own words first and mark them', () => {
    expect(about('problem-examples').specificOptions[0]).toEqual({ text: CLINICS.problem, origin: 'idea-check' });
    const whyNow = about('why-now', { ...CLINICS, whyNowFactors: ['Insurers must give a reason since January.'] });
    expect(whyNow.specificOptions.map(({ origin }) => origin)).toEqual(['idea-check', 'suggestion', 'suggestion']);
  });

  it('invent nothing: a figure among the options is the founder’s, or stands with its source', () => {
    const options = INSIGHT_FIELD_TYPES.flatMap((fieldType) => about(fieldType).specificOptions);
    const figures = options.filter(({ text, origin }) => origin === 'suggestion' && /\d/.test(text));
    expect(figures.length).toBeGreaterThan(3);
    for (const { text } of figures) expect(text).toMatch(/\(.*(?:19|20)\d\d.*\)|“Clerks skip 6 in 10 denials/);
  });

  it('take the options of the question where it is not what the insights are called', () => {
    const { specificOptions } = about('target-customers', { ...CLINICS, questionId: 'customer-acquisition' });
    expect(specificOptions[0]?.text).toMatch(/^\[Channel\]/);
  });

  it('fall back to the benchmarks of all industries', () => {
    expect(about('general').metrics.length).toBeGreaterThan(4);
    expect(about('metrics').insights).not.toBe('');
  });
});

describe('a prefill', () => {
  it('has the 17 answers, out of the founder’s words and templates', () => {
    const { prefillData } = prefillInsightsSchema.parse(composeInsights({ ...CLINICS, fieldType: 'prefill' }));
    expect(Object.keys(prefillData)).toHaveLength(17);
    expect(prefillData['product-current-product']).toEqual({ text: CLINICS.ideaBrief, origin: 'idea-check' });
  });
});
