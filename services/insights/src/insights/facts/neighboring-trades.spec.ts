import { describe, expect, it } from '@jest/globals';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { knowStartup } from '../../startup/known-startup.js';
import { businessKind } from '../said/business-kind.js';
import { about } from '../../../test/composed-insights.fixture.js';

const allOf = (section: InsightSection, description: string): string => {
  const { insights, suggestions, metrics } = about(section, { description });
  return [insights, ...suggestions, ...metrics.map(({ name }) => name)].join('\n');
};
const MAINTENANCE =
  'Software for property managers that reads the maintenance emails of tenants and calls a plumber. $2 per unit per month.';
const LISTINGS = 'A rental listing site where tenants find an apartment. Landlords pay $40 for a listing of a home.';
const PAID_GROWERS =
  'We pay oyster growers for the nitrogen that their crops remove and sell the credits to wastewater utilities.';
const FARMS =
  'Sensors for growers of almonds: farms see which crops need water on each acre of the orchard this season.';
const POTS = 'A subscription for renters who like plants. We deliver one in a pot and swap it if it dies, $18 a month.';
const APP = 'A meditation app for teenagers on iPhone: a free trial of 7 days, then $8 a month in the app store.';
const CABINETS = 'A cooling chip for telecom cabinets. Later on, racks in data centers. A prototype moves 14 W.';
const RACKS = 'A cooling chip for racks in data centers in Virginia. A prototype moves 14 W.';

const RIVALS_WITH_GRANTS =
  'We help cocoa cooperatives to prove where their beans grow. An exporter pays $3 a farm. Rivals are consultants and nonprofit projects that end with the grant.';
const CHARITY =
  'A charity that finds foster homes. Donors and a foundation grant pay. We train volunteers for the nonprofit.';
const LIME =
  'Lime from oyster shells for masons who restore walls. Oyster farmers give us the shells and pay nothing. Masons pay 25 euros.';
const KITS = 'Enzymes for diagnostic kit makers in San Diego, who wait 14 weeks for them.';
const BLOOD_TEST = 'A blood test that diagnoses sepsis in hospitals in Ohio. Patients wait a day for it now.';

const LOAN_MARKS =
  'We price the loans of private credit funds each week from their accounts. Three funds pay for the marks.';
const LOCAL_TOOL =
  'docker run a fake tax office on your own machine. Developers test their code against it before the release.';
const TILL =
  'A tablet for nail salons: turns, tips, payments and the payout to each technician. Salons pay $90 a month.';
const SIGNS =
  'A tablet app in sign language for deaf pupils at municipal schools. Schools pay $2 a pupil for the lessons.';

describe('what is known of a neighboring trade', () => {
  it.each([
    ['challenges', LOAN_MARKS, 'Fintech', 'Financial institutions', /licenses|fraud/],
    ['business-model', LOAN_MARKS, 'Fintech', 'Financial institutions', /license/],
    ['challenges', LOCAL_TOOL, 'Developer Tools', 'Developers', /threat model|privacy of code/],
    ['competitors', TILL, 'Fintech', 'Small businesses', /Approval rate|bank plus processor/],
    ['challenges', SIGNS, 'EdTech', 'Students/educators', /Teacher/],
  ] as const)('says nothing in %s of what is not done: %s', (section, ideaBrief, industry, targetUser, fact) => {
    const { insights, suggestions, metrics } = about(section, { ideaBrief, industry, targetUser });
    expect([insights, ...suggestions, ...metrics.map(({ name }) => name)].join(' ')).not.toMatch(fact);
  });

  it.each([
    ['challenges', MAINTENANCE, LISTINGS, /listing site|Property is local/],
    ['challenges', PAID_GROWERS, FARMS, /growers? trust|grower's own prices/],
    ['challenges', RIVALS_WITH_GRANTS, CHARITY, /largest funder leaves/],
    ['challenges', KITS, BLOOD_TEST, /HIPAA/],
    ['challenges', LIME, FARMS, /growers? trust|grower's own prices/],
    ['business-model', POTS, APP, /paywalls|Trial to paid/],
    ['market-size', CABINETS, RACKS, /data centers: 176 TWh/],
  ] as const)('says nothing in %s of: %s', (section, other, own, fact) => {
    expect(allOf(section, other)).not.toMatch(fact);
    expect(allOf(section, own)).toMatch(fact);
  });

  const DEATHS =
    'A register of deaths for credit unions. It reads loans that are insured and writes to the insurer. 12 credit unions pay us for it.';
  const STOCK_LOANS =
    'We lend to kiosks against the stock that they order. A kiosk repays its loan each week, and the lender behind us is a bank.';
  const FROST = 'Cover against frost for hazelnut growers. Lenders put it into the loan. A reinsurer carries the risk.';
  const FLEETS =
    'Software with which robots of four makers share one warehouse. Each robot keeps its robotic arm and its own map. AI plans the way.';
  const WELDER = 'We build a robot with an arm that welds gates. A workshop tries our robot for free.';
  const LETTING = 'Rent for a year in advance, paid by us. Landlords lose weeks on agents, and an agency takes 10%.';
  const PARSER =
    'A parser for log lines. No LLM at run time. An LLM proposes the names of fields, and code does the rest.';
  const WRITER = 'An LLM drafts the minutes of owners’ meetings. The model reads the recording of each meeting.';

  it.each([
    ['challenges', DEATHS, STOCK_LOANS, /this year's loans|capital behind these loans/],
    ['business-model', FROST, STOCK_LOANS, /Lending margin|Loan loss/],
    ['business-model', FLEETS, WELDER, /what the hardware costs you/],
    ['trends', PARSER, WRITER, /280 times cheaper/],
  ] as const)('tells in %s only of whoever does it: %s', (section, other, own, fact) => {
    const told = (description: string): string => {
      const industry = section === 'trends' ? 'AI/ML' : 'Fintech';
      const { insights, suggestions, metrics } = about(section, { description, industry });
      return [insights, ...suggestions, ...metrics.map(({ name }) => name)].join('\n');
    };
    expect(told(other)).not.toMatch(fact);
    expect(told(own)).toMatch(fact);
  });

  it('takes no letting agent for software that acts', () => {
    const { insights } = about('trends', { description: LETTING, industry: 'Fintech' });
    expect(insights).not.toContain('AI-native');
  });

  it('is no consumer app because private people buy it', () => {
    const savings =
      'An app with which market women in Kumasi save daily. 2,300 women use it; families keep the receipts.';
    for (const section of ['market-size', 'business-model', 'competitors'] as const)
      expect(allOf(section, savings)).not.toMatch(/subscription apps|Trial to paid|deleted when they installed/i);
  });

  it('asks nobody what those are asked who have the trouble', () => {
    const kindOf = (description: string, problem: string): string | undefined =>
      businessKind(knowStartup({ description, problem }))?.id;
    const agents =
      'Agents that read promo contracts of the CPG stack and file disputes with each retailer and distributor.';
    expect(kindOf(agents, 'Food and beverage brands lose sales to deductions, and finance teams write them off.')).toBe(
      undefined,
    );
    expect(kindOf(FARMS, 'Growers water too much.')).toBe('farming');
  });

  it('takes no sentence of the product for what is done today', () => {
    const permits =
      'Small US cities have one or two plan reviewers. Permitline checks drawings before a human ever opens the file. Cities pay an annual subscription. Tyler Technologies and Accela own the system of record.';
    const said = allOf('competitors', permits);
    expect(said).not.toMatch(/“(?:Permitline|Cities pay)/);
    expect(said).toContain('You name Tyler Technologies and Accela: ask small US cities');
  });

  it('tells the way that the words call that of today, whatever they deny', () => {
    const hoods =
      'Grillhand cleans hoods in independent restaurants. Today owners ring whoever the last chef used, and then can’t find the certificate. Insurers started to refuse claims.';
    expect(allOf('competitors', hoods)).toContain('“Today owners ring whoever the last chef used');
  });

  it('takes up a change that is told without a date', () => {
    const lifts =
      'A box that hears rope slip in lifts. After Korea tightened the rules, managers must upload inspections. An office pays 19,000 won a month.';
    expect(allOf('trends', lifts)).toContain('“After Korea tightened the rules');
    expect(allOf('business-model', lifts)).not.toContain('found no amount');
  });

  it('keeps a trade that only its own words name', () => {
    const hives =
      'A scale under hives that texts its weight. Somebody drives to the hives each week. It is 24 euros. Vans are slow.';
    expect(businessKind(knowStartup({ description: hives }))?.id).toBe('farming');
  });

  const RADIATORS =
    'We rent clips that balance radiators. Clip them for four days. After this the app gives a list. Close one and a quarter turn. ' +
    'The top corner flat has 17 degrees. 31 blocks are done after two winters.';
  const KNITWEAR =
    'We are from Carpi, where knitwear is made. The factory gives the sheet to the programmer. With AI our tool makes a first program for the ' +
    'machine. The programmer corrects it.';

  it.each([
    // One word in passing makes no trade.
    ['market-size', { ideaBrief: RADIATORS, industry: 'Climate Tech' }, /apps|Detroit/],
    // Who programs a knitting machine is no developer, and a model that drafts a pattern is no high risk.
    ['trends', { ideaBrief: KNITWEAR, industry: 'AI/ML' }, /developers|high-risk/],
    // A country that is not named is not theirs.
    [
      'market-size',
      { ideaBrief: 'A ledger for pawnshops. 86 branches of 31 owners, from Cebu to Gensan.', industry: 'B2B SaaS' },
      /The US has/,
    ],
    [
      'market-size',
      {
        ideaBrief: 'Payroll for guards of private agencies, with savings accounts for unbanked families.',
        industry: 'Fintech',
      },
      /US households/,
    ],
    ['competitors', { ideaBrief: 'Agents in each village weigh goats. Agents enter them by phone.' }, /lookalikes/],
    [
      'competitors',
      { ideaBrief: 'An app to practise for choirs.', industry: 'Consumer', stage: 'idea' },
      /installed you/,
    ],
  ] as const)('says nothing in %s of %j', (section, context, fact) => {
    const { insights, suggestions, metrics } = about(section, context);
    expect([insights, ...suggestions, ...metrics.map(({ name }) => name)].join('\n')).not.toMatch(fact);
  });
});
