import { describe, expect, it } from '@jest/globals';
import { INSIGHT_FIELD_TYPES, prefillInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { about, CLINICS } from '../../test/composed-insights.fixture.js';
import { composeInsights } from './compose-insights.js';

describe('insights about a question of the builder', () => {
  it.each([
    ['competitors', 5],
    ['target-customers', 3],
    ['market-size', 3],
    ['business-model', 3],
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
    ['Banks that pay $900 a year', /FDIC BankFind lists/],
    ['Trust ports in Scotland', /^Count trust ports in Scotland: how many are there/],
    ['School districts', /^Count school districts: how many/],
    ['Teams at banks', /^(?!Count)/],
    ['Banks', /^Count banks: how many are there in one place/],
  ])('know no register of another country: %s', (targetUsers, line) => {
    const { suggestions } = about('market-size', { description: 'We scan land titles.', targetUsers });
    expect(suggestions[0] ?? '').toMatch(line);
  });

  it('name what customers use today where the founder does', () => {
    const ideaBrief = 'Records for oyster farms. 34 farms pay us $60 a month. Farmers write tags on paper.';
    const { specificOptions, suggestions } = about('competitors', { ideaBrief });
    expect(specificOptions.map(({ text }) => text)).toContain(
      'Most oyster farms use paper: nothing more to pay, and nothing to learn.',
    );
    expect(suggestions[0]).toMatch(
      /^You name paper: put in numbers what that costs one of the oyster farms in a month/,
    );
  });

  it('tell of changes with a date that touch the founder’s words, and of no private buyers to whoever sells to firms', () => {
    const { insights, metrics } = about('trends', { ideaBrief: 'Batteries that store heat for 12 breweries' });
    expect(insights).toContain('Battery packs fell to $108 per kWh');
    expect(metrics.map(({ name }) => name).filter((name) => /consumer/i.test(name))).toEqual([]);
  });

  it('name rivals of an industry only to whoever has written nothing yet', () => {
    const isRival = (text: string): boolean => /^(?:GitHub|Cursor|Vercel|Datadog|JetBrains) is good at/.test(text);
    const rivals = (ideaBrief: string): readonly string[] =>
      about('competitors', { ideaBrief, industry: 'Developer Tools' })
        .specificOptions.map(({ text }) => text)
        .filter(isRival);
    expect(rivals('We check pull requests of 9 teams.')).toEqual([]);
    expect(rivals('').length).toBeGreaterThan(0);
  });

  it('put the founder’s own words first and mark them', () => {
    expect(about('problem-examples').specificOptions[0]).toEqual({ text: CLINICS.problem, origin: 'idea-check' });
    const whyNow = about('why-now', { ...CLINICS, whyNowFactors: ['Insurers must give a reason since January.'] });
    expect(whyNow.specificOptions.map(({ origin }) => origin)).toEqual(['idea-check', 'suggestion']);
  });

  it('invent nothing: a figure among the options is the founder’s, or stands with its source', () => {
    const options = INSIGHT_FIELD_TYPES.flatMap((fieldType) => about(fieldType).specificOptions);
    const figures = options.filter(({ text, origin }) => origin === 'suggestion' && /\d/.test(text));
    expect(figures.length).toBeGreaterThan(2);
    for (const { text } of figures) expect(text).toMatch(/\(.*(?:19|20)\d\d.*\)|“Clerks skip 6 in 10 denials/);
  });

  it('take the options of the question where it is not what the insights are called', () => {
    const { specificOptions } = about('target-customers', { ...CLINICS, questionId: 'customer-acquisition' });
    expect(specificOptions[0]?.text).toMatch(/^\[Channel\]/);
  });

  it.each([
    ['Potting mix in Haryana. 62 nurseries bought it.', /; of your 62 nurseries that is 3 to 6 more a week$/],
    [
      'An interpreter on a tablet. 5 hospitals pay $2.90 a minute.',
      /; of your 5 hospitals that is one more every 2 to 4 weeks$/,
    ],
    [
      'Software for kilns. 14 dental labs pay 420 zloty a month.',
      /; of your 14 dental labs that is about one more a week$/,
    ],
  ])('tell growth in the numbers of %s', (description, benchmark) => {
    expect(about('metrics', { description }).metrics[0]?.benchmark).toMatch(benchmark);
  });

  it('offer as an answer no advice, and no choice of the form where the text names the customers', () => {
    const context = {
      ideaBrief: 'Wreaths at night. 26 funeral homes order every week.',
      targetUser: 'Small businesses',
    } as const;
    const texts = about('target-customers', context).specificOptions.map(({ text }) => text);
    expect(texts).toContain('[n] funeral homes of [size] in [place]; they look for this when [moment].');
    expect(texts.join('\n')).not.toMatch(/In your words|you write|Small businesses/);
  });

  it('offer no metric of another kind of business', () => {
    const tents = { ideaBrief: "Drying tents. 46 women's groups rent a tent for 1,200 shillings a month." };
    const texts = about('metrics', tents).specificOptions.map(({ text }) => text);
    expect(texts.join('\n')).not.toMatch(/GMV|visitors|daily active/);
    expect(texts).toContain("[n] women's groups pay, [n] a month ago; [n] of the [n] from [month] still do.");
  });

  it('fall back to the benchmarks of all industries', () => {
    expect(about('general', {}).metrics.length).toBeGreaterThan(4);
    expect(about('general').metrics.length).toBeGreaterThan(0);
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
