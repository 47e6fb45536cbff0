import { describe, expect, it } from '@jest/globals';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from './critique-idea.js';

const judged = (ideaBrief: string, problem = ''): ReturnType<typeof critiqueIdea> =>
  critiqueIdea({ ideaBrief, problem, targetUser: NOT_SPECIFIED, industry: NOT_SPECIFIED, stage: 'idea' });
const labelsOf = (ideaBrief: string, problem = ''): string[] =>
  judged(ideaBrief, problem).evidence.map(({ label }) => label);
const saidOf = ({ strengths, weaknesses, redFlags }: ReturnType<typeof critiqueIdea>): string =>
  [...strengths, ...weaknesses, ...redFlags.map(({ message }) => message)].join(' ');

describe('what is told of an idea is true of it', () => {
  const OYSTERS = 'Software for oyster farmers finds lost cages by radio. We have 9 customers, each at $200 a month.';

  it('does not miss paying where customers pay', () => {
    expect(labelsOf(OYSTERS).filter((label) => /word of paying|no customer/i.test(label))).toEqual([]);
  });

  it('names nothing that was found as lost without saying that it counts for little', () => {
    const { evidence } = judged(OYSTERS);
    const lost = evidence.filter(
      ({ score, points, signal }) => score === 'alignment' && points < 0 && signal === 'customers',
    );
    expect(lost.filter(({ label }) => label === 'What was counted')).toEqual([]);
  });

  it('takes languages for no proof, and harvesters that are lent for no money', () => {
    const letters = judged(
      'Software that reads hospital discharge letters aloud in 60 languages at the bedside',
      'Patients who do not speak the language come back within a month twice as often, and interpreters are booked for days.',
    );
    expect(letters.strengths.join(' ')).not.toMatch(/that happened|not planned/);
    const harvesters = judged(
      'A marketplace where villages lend each other combine harvesters. We take 8% of each day.',
    );
    expect(harvesters.categoryRisk.message).not.toMatch(/money: somebody must hold/);
  });

  it('finds no law in what is rarely illegal, no patient in a tree, and no use in a size', () => {
    const pipes = judged('Customs papers for pipes. The wood is rarely illegal. The spelling gets it seized.');
    expect(saidOf(pipes)).not.toMatch(/may be forbidden/);
    const trees = judged('Six knock sensors give a picture of the rot. Tree surgery firms with council contracts.');
    expect(trees.categoryRisk.message).not.toMatch(/patients/);
    const cold = judged('Solar cold cabinets. Private mortuaries with ten to sixty places in Lagos.');
    expect(cold.categoryRisk.suggestions.join(' ')).not.toMatch(/those who have it/);
  });

  it("takes payments of a state for nobody else's money, a post for no ground to live on, a halved cost for a change", () => {
    const walls = judged('Dry stone walls by the metre. There is more money from the new land stewardship payments.');
    expect(walls.categoryRisk.message).not.toMatch(/other people's money/);
    const landlords = judged('Bookkeeping for landlords. 140 are on the list from one Facebook group post.');
    expect(landlords.categoryRisk.message).not.toMatch(/lives on/);
    const milk = judged('Milk collection for herders. A 200 litre chiller costs half what it did in 2019.');
    expect(saidOf(milk)).not.toMatch(/five years ago|became possible|why this year/);
    expect(milk.whyNowAlignment.factors[0]).toMatch(/^'.*half what it did in 2019'$/);
  });

  it('quotes no verb as what has two sides', () => {
    const { categoryRisk } = judged('Members list unused gym days, travelers buy them for $9, the gym keeps a third.');
    expect(categoryRisk.message).not.toMatch(/'list'/);
  });

  it('does not tell of shoppers where somebody searches by boat', () => {
    expect(judged(OYSTERS, 'They search by boat.').whyNowAlignment.factors.join(' ')).not.toContain('Shoppers');
  });

  it('asks no license of whoever sells to those who lend', () => {
    const { categoryRisk } = judged('PesaGraph reads a statement and gives the lender real income. Loans go bad less.');
    expect(categoryRisk.message).not.toMatch(/other people's money|money goes out/);
  });

  it('counts no products where papers are handed out, or in a past job', () => {
    const brief =
      'We track what it takes to send somebody home: papers from the police, hospital, consulate, labour office and customs. ' +
      'I did this for six years as officer at a company in Dubai, 88 cases, mostly Filipino, Nepali and Indian.';
    expect(saidOf(judged(brief))).not.toContain('many products');
  });

  it('praises no founder for what was made, nor for whoever helps', () => {
    const made = 'I built a probe that scans a floor of brick. My brother-in-law Dan builds the app in the evenings.';
    expect(judged(`${made} 63 homes pay us $90 a month.`).strengths.join(' ')).not.toMatch(/probe': |evenings'/);
  });

  it.each([
    'Sonar survey of seaweed farms.',
    'App that finds friends for chess players.',
    'An eye drop once a day. Voriconazole is off patent, so we plan an approval in India first.',
    'Every herder has own cuts in the ears, about 12,000 patterns registered. We read them with a camera.',
  ])('takes no product for attention: %s', (brief) => {
    expect(saidOf(judged(brief))).not.toMatch(/No proof yet|is interest/);
  });

  it('knows a survey of people', () => {
    expect(saidOf(judged('A planner for nurses. In our survey 200 people said they would use it.'))).toMatch(
      /No proof yet|interest/,
    );
  });

  it('knows the money of many countries', () => {
    expect(saidOf(judged('We sold 40 wedding dresses at 700 ringgit each.'))).not.toMatch(/no price|no sum is named/);
  });

  it('takes no duty for a cost', () => {
    expect(saidOf(judged('A text line for hospices.', 'Hospices must offer 13 months of support.'))).not.toContain(
      'what it costs',
    );
  });

  it.each([
    ['Laundry invoices are collected for 0.8% of each invoice, in 11 laundries.', /large is no plan/],
    ['Software that finds refrigerant leaks in supermarkets without detectors.', /forbidden/],
    ['Shares in race horses, sold to investors by Telegram.', /No proof yet/],
  ])('stops at nothing harmless: %s', (brief, wrong) => {
    expect(saidOf(judged(brief))).not.toMatch(wrong);
  });

  it.each([
    ['A planner for gyms. The market is $40 billion and we need only 1% of it.', "'$40 billion'"],
    ['A generator that produces more power than it uses.', "'produces more power than it uses'"],
    ['An app for runners with 9 patents and 3 awards.', "'patents', 'awards'"],
  ])('quotes what it stops at: %s', (brief, words) => {
    expect(
      judged(brief)
        .redFlags.map(({ message }) => message)
        .join(' '),
    ).toContain(words);
  });

  it('sees that somebody pays in a share', () => {
    const form = { targetUser: NOT_SPECIFIED, industry: NOT_SPECIFIED, stage: 'revenue' } as const;
    const { redFlags } = critiqueIdea({
      ...form,
      ideaBrief: 'Payroll advances for nurses in Kenya at a flat 2.5%. $640k advanced since February, 0.3% loss.',
      problem: '',
    });
    expect(redFlags.map(({ message }) => message).join(' ')).not.toContain('no customer who pays');
  });

  it('takes no plan of the founders for a change in the world', () => {
    const { whyNowAlignment } = judged(
      'We file forms for clinics. We’d automate most of the work with AI in the next year.',
    );
    expect(whyNowAlignment.factors.join(' ')).not.toContain('automate');
  });

  it('takes nobody with a license for a customer', () => {
    const { strengths } = judged('A tracker for falcons. There are 40,000 licensed falconers in the Gulf.');
    expect(strengths.join(' ')).not.toContain('40,000');
  });

  it('names what is open only where it is open', () => {
    const { categoryRisk, suggestions } = judged(
      'AI that predicts demand for restaurants so that they waste less food.',
    );
    expect(categoryRisk.message).toBe(
      'The text names nobody who has used it yet, and until it does the risk stays high.',
    );
    expect(suggestions.join(' ')).not.toContain('came back within a month');
  });

  it('knows the search for friends by its dinner', () => {
    const { categoryRisk } = judged('An app to match people by interests for dinner.');
    expect(categoryRisk.traps.map(({ name }) => name)).toEqual(['Finding friends or roommates']);
  });

  it.each([
    [
      'An app that writes the condition report that the insurer of a museum wants before it loans a picture.',
      "other people's money",
    ],
    ['A solar tracker of 6 grams for trained falcons.', 'noon power'],
    ['I bake croissants by the weather and the school holidays.', 'money of US schools'],
    ['A subscription that sends a technician to clean espresso machines of cafes every six weeks.', 'US apps'],
  ])('takes a word of a trade for no danger and no change: %s', (brief, wrong) => {
    const { categoryRisk, whyNowAlignment } = judged(brief);
    expect([categoryRisk.message, ...whyNowAlignment.factors].join(' ')).not.toContain(wrong);
  });

  it('sees no second side in invoices that are matched', () => {
    const { categoryRisk } = judged(
      'We run the accounts payable of hotels with OCR and four bookkeepers in Manila, for $900 a month flat. 7 hotels so far.',
      'Hotel controllers spend 20 hours a week on matching invoices with delivery notes',
    );
    expect(categoryRisk.message).not.toContain('two sides');
  });

  it.each([
    ['Making videos takes a lot of time.', 'It happens to [who exactly, and when].'],
    ["Small farmers can't afford a tractor.", 'That costs [whom, and how much money or how many hours].'],
  ])('asks for what is missing in a sentence that follows from the problem: %s', (problem, blank) => {
    const { rewrites } = judged('It edits by light.', problem);
    expect(rewrites.find(({ field }) => field === 'problem')?.text).toBe(`${problem} ${blank}`);
  });

  it('says of a text in the present tense only what is read in it', () => {
    const said = ['cut hair', 'old tyres', 'coffee grounds', 'orange peel'].map(
      (what) =>
        judged(`We pay shops to collect ${what} and turn it into mats that soak up oil; ports buy the mats.`)
          .weaknesses,
    );
    expect(said.flat().join(' ')).not.toMatch(/Nothing has happened|All of it is still to come/);
  });

  it('quotes the clause with the change, and denies no date that stands in the text', () => {
    const brief =
      'Language models read scanned customs forms of small importers for less than a cent a page since 2024, while brokers in Rotterdam still type each of the forty fields by hand.';
    expect(judged(brief).whyNowAlignment.factors[0]).toContain('since 2024');
    const { factors } = judged(
      'A sensor patch that warns nurses before a bed sore forms',
      '2.5 million patients get bed sores every year and hospitals in the US are not paid for treating them since 2008',
    ).whyNowAlignment;
    expect(factors[0]).toMatch(/^'since 2008' is a date/);
  });

  it.each([
    ['A register of pianos for schools. I found two in a store that they had been insuring since 2009.', /since 2009/],
    ['Payroll for schools. My mother ran a school for 22 years, and since then each month is the same.', /My mother/],
    ['It checks customs papers. One digit wrong in the tariff fraction and the truck stays.', /One digit/],
    ['A plate under the flask. We do not aim at release testing before 2028.', /before 2028/],
  ])('finds no change in a story, a fault or what is not meant: %s', (brief, wrong) => {
    expect(judged(brief).whyNowAlignment.factors.join(' ')).not.toMatch(wrong);
  });

  it('takes no story for a wish to a judge, and no promise that was kept for a danger', () => {
    const { redFlags } = judged(
      'A number for 450 guests. They called my mother, and she would say yes yes yes. We guaranteed 480 plates and 431 came.',
    );
    expect(redFlags.map(({ message }) => message).join(' ')).not.toMatch(/talks to the judge|forbidden/);
  });

  it.each([
    ['A swap of medicines. I was admin of one group with 480 members and it was chaos.', '', /480 members/],
    ['A box for cold rooms. We looked at solar and we decided no.', '', /Power at noon/],
    ['A buoy tells what is in the net.', 'The captain decides, and captains are around 65 years old.', /a time/],
    ['A game for rowing machines.', 'Most home owners I surveyed use theirs once a week.', /No proof yet|is interest/],
    [
      'It files the claims of meals.',
      'Claims are lost, and when I was reviewing we disallowed about 8% of meals.',
      /not promised/,
    ],
  ])('takes nothing of before, of others or of age for a proof: %s %s', (brief, problem, wrong) => {
    const { whyNowAlignment, categoryRisk } = judged(brief, problem);
    const said = [saidOf(judged(brief, problem)), ...whyNowAlignment.factors, categoryRisk.message].join(' ');
    expect(said).not.toMatch(wrong);
  });

  it('counts no steps as products', () => {
    const steps = 'We come in the week you close, test everything, photograph it, list it, and also move it.';
    expect(judged(steps).weaknesses.join(' ')).not.toContain('many products');
  });

  it('takes what they write on today for no platform that the product lives on', () => {
    const { categoryRisk } = judged(
      'An AI agent calls every supplier of a restaurant on Sunday evening and orders what is missing. 3 restaurants pay 120 euros.',
      'The chef counts the fridge at 1 am and sends 14 WhatsApp messages',
    );
    expect([categoryRisk.message, ...categoryRisk.suggestions].join(' ')).not.toMatch(
      /lives on|a platform that you depend on/,
    );
  });
});
