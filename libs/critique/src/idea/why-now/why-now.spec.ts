import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaCritique, type IdeaFormInput } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const check = (form: IdeaFormInput): IdeaCritique => critiqueIdea(ideaFormSchema.parse(form));
const factorsOf = (form: IdeaFormInput): string => check(form).whyNowAlignment.factors.join(' | ');

const LIFT_ROPES =
  'Litdrum is a tester for lift ropes that clips on the rope and listens for broken wires. An inspector stands on the car roof with a torch and ' +
  'counts wires by eye, two hours a lift. There are about 14,000 old lifts in Lisbon. The city refuses a certificate without a recorded measurement ' +
  'as of March 2026. We ask 55 euros for each report. Rui serviced lifts for eleven years. It runs on a coin cell.';

describe('why now', () => {
  it.each([
    "We tag rows of oysters. Farm owners promise stock in October they can't count until December.",
    'We book interpreters. Arnhem counted 412 adjournments for this reason in 2023.',
    'We put probes in boxes. In 2024 we tested in two houses in Antalaha, mold went from 8% to 3%.',
    'We match makers. Four streets over you have people with glue guns and no work since November.',
    "We match makers. Now it's a proper site where the drawing goes up and makers bid.",
    'Exams in a box. In 2025 the board said 78% of candidates scored below 200.',
    'Security files for factories. One pump maker we interviewed was encrypted in 2023.',
    'Each organ gets a file. Workshops rediscover faults that somebody wrote down on a card they no longer have.',
  ])('is neither what happens every year nor what was counted once: %s', (ideaBrief) => {
    const { details } = check({ ideaBrief, problem: '' }).whyNowAlignment;
    expect(details.filter(({ kind }) => kind === 'founder')).toEqual([]);
  });

  it('takes the year in which a father began for no change', () => {
    const ideaBrief =
      'My dad has run a studio outside Wausau since 1991. A tag for each deer, and a text to the hunter.';
    expect(factorsOf({ ideaBrief, problem: '' })).not.toContain('1991');
  });

  it('asks since when a law holds that a text only counts by', () => {
    const ideaBrief =
      'Files for factories. About 29,500 companies fall under NIS2; before the law it was roughly 4,500.';
    expect(factorsOf({ ideaBrief, problem: '' })).toContain('is a rule. Say since when it holds');
  });

  it.each([
    [
      "After Apple shut off tracking, small shops can't see which ad sold what. We ask buyers after checkout. 160 shops pay $80.",
      "'After Apple shut off tracking, small shops can't see which ad sold what' is a change that somebody else made.",
    ],
    [
      'The flood in Valencia took 120,000 cars. We look at photos from a tow driver and tell total loss from repair in a minute.',
      "'The flood in Valencia took 120,000 cars' is an event, and events pass.",
    ],
    [
      'Drones that plant trees. After the fires of 2025 in Chile 400,000 hectares are to be replanted.',
      "'After the fires of 2025 in Chile 400,000 hectares are to be replanted' is an event",
    ],
    [
      'Radio with three knobs. In Japan 29% are older than 65 and 7 million live alone, twice as many as in 2000.',
      "'In Japan 29% are older than 65 and 7 million live alone, twice as many as in 2000' goes on for years.",
    ],
    [
      'Half of the notaries in Italy retire within ten years and nobody takes over their archives. We scan and index the archive.',
      'goes on for years. Say why this is the year',
    ],
    [
      'A card that pays out tips. Waiters in the US used to take tips home in cash. Now 85% is paid by card.',
      'is a change without a year.',
    ],
    [
      "AI receptionist for vets. Since voice models answer in under half a second, callers don't hang up.",
      'is a change without a year.',
    ],
    [
      'Compiler for PLC code. Factories run on ladder logic from 1998 that nobody dares to touch, and the people who wrote it retire.',
      'goes on for years.',
    ],
    [
      'Carbon credits from seaweed. The voluntary market will be 50 billion by 2030.',
      "'The voluntary market will be 50 billion by 2030' is so for every startup.",
    ],
    [
      'Our drones bring a valve to the building site. The aviation office allowed flights beyond sight over towns in October.',
      'is a change that somebody else made. Give its year',
    ],
    [
      'We rent goats which eat the brush around houses. Since the Palisades fire insurers cancel policies unless 30 metres are clear.',
      'is an event, and events pass.',
    ],
    [
      'A mattress cover that turns patients. Night shifts in Japan are now done by one carer, as there is nobody to hire.',
      'is a change without a year.',
    ],
    [
      'Barbers who come to your home. Since the pandemic people are used to get everything at home.',
      'began with the pandemic. Show with a figure',
    ],
    [
      'A tutor for everyone. AI is booming and everyone uses ChatGPT.',
      "'AI is booming and everyone uses ChatGPT' is so for every startup.",
    ],
  ])('asks about the change that %j tells in its own words', (ideaBrief, asked) => {
    expect(factorsOf({ ideaBrief })).toContain(asked);
    expect(factorsOf({ ideaBrief })).not.toMatch(/no change with a date/i);
  });

  it('calls no change missing where one is told in unusual words', () => {
    const { weaknesses, rewrites } = check({
      ideaBrief:
        "After Apple shut off tracking, small shops can't see which ad sold what. We ask buyers after checkout 'where did you hear of us?' and match it to spend. 160 shops pay $80.",
    });
    expect(weaknesses.join(' ')).not.toMatch(/no law|name no change|in 2015|became possible/);
    expect(rewrites.map(({ text }) => text).join(' ')).not.toContain('[what changed');
  });

  it.each<[IdeaFormInput, string]>([
    [
      {
        ideaBrief: 'Kids Club Ledger: bookkeeping for holiday camps. 14 camps pay us $60 a month.',
        industry: 'Fintech',
      },
      'Synapse',
    ],
    [
      {
        ideaBrief:
          'We sync design tokens to code for design teams and raise a pull request for each change. Eleven teams pay $49 a seat.',
      },
      'developers use',
    ],
    [
      {
        ideaBrief:
          'A school in a van: teachers drive to Roma villages in Romania and teach children to read. The ministry pays.',
        industry: 'EdTech',
      },
      'Pandemic money',
    ],
    [
      {
        ideaBrief: 'Paint that reflects heat so that a tin roof in Nairobi is 9 degrees cooler inside.',
        problem: "Under a tin roof it's 41 degrees at noon.",
        industry: 'Climate Tech',
      },
      'noon power',
    ],
  ])('tells %j of no change that is another trade’s', (form, known) => {
    expect(factorsOf(form)).not.toContain(known);
  });

  it('still tells schools of the United States of their money', () => {
    const form: IdeaFormInput = { ideaBrief: 'Reading tutor for public schools in Ohio.', industry: 'EdTech' };
    expect(factorsOf(form)).toContain('Pandemic money');
  });

  it('quotes more of a long sentence than the clause that the date opens', () => {
    const change =
      'From August 2026 every shop that ships to Germany, France or Spain must register each kind of packaging and report the kilos per quarter.';
    expect(
      factorsOf({ ideaBrief: 'We file the returns of the EU packaging tax for shops.', problem: change }),
    ).toContain("'From August 2026 every shop that ships to Germany, France or Spain must register");
  });

  it('takes who uses it for no change, and a shortage of the pandemic for no habit', () => {
    const hospitals =
      'We help hospitals find who has blood. 61 hospitals log in daily, the ministry pays from October.';
    expect(factorsOf({ ideaBrief: hospitals })).not.toContain("'61 hospitals");
    const clinics = 'Oxygen without mains power. In the pandemic clinics in Malawi had 1 concentrator for 40 beds.';
    expect(factorsOf({ ideaBrief: clinics })).not.toContain('began with the pandemic');
  });

  it('takes a price for no change, whatever fell before it', () => {
    const problem = 'We send a postcard with the move. The prisons pay $2 per prisoner a month because fights fell.';
    expect(factorsOf({ ideaBrief: 'Chess coach for prisons, by mail', problem })).not.toContain("'The prisons pay");
  });

  it('takes who came to the founders for no change in the world', () => {
    const problem = 'People wait 14 months for a visa. 1,900 people asked us in the last month, 130 paid $15.';
    expect(factorsOf({ ideaBrief: 'Legal chat for migrants in Chile', problem })).not.toContain("'1,900 people");
  });

  it('takes what the product did for no change in the world, and asks where that is not sure', () => {
    const ours = "Our clients' no-shows fell by a third: we call each patient of a dental practice the evening before.";
    expect(factorsOf({ ideaBrief: ours })).not.toContain("'Our clients");
    const vets = "Vets' bills fell by a fifth: we compare what clinics charge for the same operation.";
    expect(factorsOf({ ideaBrief: vets })).toContain('who made that happen, and since when?');
  });

  it.each([
    'The spectrometer cost $1,200 in 2018, $299 today. We sell scrap yards a pen that names the alloy.',
    'DNA sequencing of a soil sample cost $900 in 2016 and $70 now. We sell vineyards a yearly report.',
    'A satellite picture of a field was $400 in 2015 and is $3 today; we tell crop insurers which claims are true.',
  ])('reads in %j a price that fell', (ideaBrief) => {
    expect(factorsOf({ ideaBrief })).toMatch(
      /^'(?:The spectrometer cost \$1,200|DNA sequencing of a soil sample cost|A satellite picture of a field was)/,
    );
    expect(check({ ideaBrief }).weaknesses.join(' ')).not.toMatch(/no law|name no change|in 2015|became possible/);
  });

  it('asks for the year of a bill that rose', () => {
    const problem = 'Splunk bills went up 3x after the Cisco deal. Two hospitals run ours, free; none pays yet.';
    expect(factorsOf({ ideaBrief: 'Open source replacement of Splunk for hospitals', problem })).toContain(
      "'Splunk bills went up 3x after the Cisco deal' is a change without a year.",
    );
  });

  it.each([
    [
      'Since the EU ended the daily allowance trick in January, trucking firms must pay drivers by country.',
      'is a change that somebody else made',
    ],
    [
      'Grid batteries for bakeries: battery came down from 700 to 140 dollars a kWh since 2015, we share the saving.',
      "'Grid batteries for bakeries: battery came down from 700 to 140 dollars a kWh since 2015",
    ],
  ])('reads the change that %j tells', (ideaBrief, told) => {
    expect(factorsOf({ ideaBrief })).toContain(told);
  });

  it('asks whether the idea rests on a known change, in its own words', () => {
    const ideaBrief = 'OCR for handwritten herbarium labels. We read the sheets of small botanical gardens.';
    expect(factorsOf({ ideaBrief })).toContain(
      "(2023 to 2025). If 'OCR for handwritten herbarium labels' rests on that, say so with the year.",
    );
  });

  it('takes what the product can do and a standing rule for no change, and asks since when something is forbidden', () => {
    const ideaBrief =
      "Boats that mow lake weed. One boat clears a hectare in an hour, so it's allowed near banned zones.";
    expect(factorsOf({ ideaBrief })).not.toContain('clears a hectare');
    const rules = 'Software that keeps orders to the rules of each buyer, for sewing shops.';
    expect(factorsOf({ ideaBrief: rules })).not.toContain('keeps orders');
    const problem = 'Herbicide is prohibited in lakes of the canton.';
    expect(factorsOf({ ideaBrief: 'Boats that mow lake weed for towns.', problem })).toContain(
      'is a rule. Say since when',
    );
  });

  it.each([
    ['A club where people trade voice messages about books', 'Speech'],
    ['Tax refund for seasonal workers from Romania, we file in a week', 'online orders'],
    ['Bakeries rent out their ovens overnight', 'noon'],
    ['An agent that works denied claims of dental clinics', 'CMS'],
    ['App for church choirs: each singer hears only their own voice part, the conductor sees who practised', 'Speech'],
    ['We resell unsold airline meals as pet food. Kennels buy at $0.90 a kilo.', 'online orders'],
    ['marketplace for prom dresses, only inside one school district', 'Pandemic money'],
  ])('tells %j of no change that its words do not touch', (ideaBrief, known) => {
    expect(factorsOf({ ideaBrief })).not.toContain(known);
  });

  it('takes a sentence for the change that surely tells one in words that no pattern knows', () => {
    const { details } = check({ ideaBrief: LIFT_ROPES }).whyNowAlignment;
    expect(details.map(({ kind, text }) => [kind, text])).toEqual([
      ['founder', "'The city refuses a certificate without a recorded measurement as of March 2026'"],
    ]);
  });

  it('asks since when where such a sentence has no year', () => {
    const ideaBrief = LIFT_ROPES.replace(' as of March 2026', ' now');
    expect(check({ ideaBrief }).whyNowAlignment.factors.join(' ')).not.toContain('You name no change');
  });

  it('asks of nothing that the sentence denies elsewhere', () => {
    const ideaBrief =
      'We install a container that makes ice from the sun. No battery, only the ice is the battery, because a battery dies in the salt.';
    expect(factorsOf({ ideaBrief, problem: 'Fish spoils on the islands.' })).not.toContain('Battery packs');
  });
});
