import { describe, expect, it } from '@jest/globals';
import { IDEA_INDUSTRIES } from '@playbook/contracts/analysis/idea-check.schema';
import { INSIGHT_SECTIONS } from '@playbook/contracts/insights/industry-insights.schema';
import { about, CLINICS } from '../../test/composed-insights.fixture.js';

describe('insights about a section', () => {
  const everyIndustry = [...IDEA_INDUSTRIES, 'general'].flatMap((industry) =>
    INSIGHT_SECTIONS.map((section) => about(section, { industry })),
  );

  it('are there for every industry and section', () => {
    for (const insights of everyIndustry) {
      expect(insights.insights).toMatch(/^- /);
      expect(insights.suggestions.length).toBeGreaterThan(0);
      expect(insights.examples.length).toBeGreaterThan(0);
      expect(insights.metrics.length).toBeGreaterThan(0);
      expect(insights.engine.label).toBe('Built-in industry knowledge');
    }
  });

  it('show the source and the year of every figure, or say that it is a rule of thumb', () => {
    const lines = everyIndustry.flatMap(({ insights }) => insights.split('\n')).filter((line) => line.startsWith('- '));
    for (const line of lines.filter((one) => /\d/.test(one))) {
      expect(line).toMatch(/, (?:19|20)\d\d\]\(<https?:\/\/|\*\(rule of thumb\)\*$/);
    }
    const sourced = everyIndustry.flatMap(({ examples, metrics }) => [...examples, ...metrics]);
    expect(sourced.every(({ source, confidence }) => (source === null) === (confidence === 'advice'))).toBe(true);
  });

  it('quote what hurts, and neither how it is done today nor what is raised', () => {
    const context = {
      ideaBrief:
        'A meter for the vat. We are looking for $300k for more vats. Cellars pay us 350 pesos per month. We are not a call center, nobody in Manila calls.',
      problem: 'Today it is tasted with the finger. One batch in ten is lost.',
    };
    const model = about('business-model', context);
    const market = about('market-size', context);
    expect(model.insights).toContain('The price in your words: “Cellars pay us 350 pesos per month”');
    expect(market.suggestions.join(' ')).toContain('“One batch in ten is lost”');
    expect(market.suggestions.join(' ')).not.toContain('Philippine');
    expect(about('trends', context).suggestions.join(' ')).not.toMatch(/\$300k|call center/);
    expect(about('challenges', context).suggestions.join(' ')).not.toContain('energy');
  });

  it.each([
    ['A 6 gram tracker for trained falcons. 30 falconers pay 900 dirhams a year.', /27,000 dirhams a year/],
    ['62 studios pay $49 a month.', /62 studios bring in \$36,456 a year, and 620 would bring in \$364,560/],
    ['11 orchards rent 420 hives for 210 euros a season.', /^(?!.*own figures)/],
    ['30 clinics pay. We spend 500 euros a month on ads.', /^(?!.*own figures)/],
    ['31 clinics pay. A nurse costs them $4,000 a month.', /^(?!.*own figures)/],
    [
      '1,100 cows wear it and farmers pay 31 euros per cow a year.',
      /figures 1,100 cows bring in 34,100 euros a year, and 11,000 would bring in 341,000 euros/,
    ],
    ['14 airlines, 5,200 meals a month at $19.', /5,200 meals a month bring in \$1,185,600 a year/],
    ['Hospitals buy 300 catheters a month at $80; we wash them.', /^(?!.*own figures)/],
    ['19 clinics pay $40 a month for each bed.', /^(?!.*own figures)/],
    ['Rosters. 40 clinics pay us every month, which is $8k a month.', /^(?!.*own figures)/],
    ['Rosters. We want 40 clinics to pay $200 a month by then.', /^(?!.*own figures)/],
  ])('work out a year of the founder’s own figures, where they are one price and one count: %s', (ideaBrief, said) => {
    expect(about('market-size', { ideaBrief }).suggestions[0]).toMatch(said);
  });

  it('say nothing of software to whoever makes none, and nothing twice', () => {
    for (const section of INSIGHT_SECTIONS) {
      const context = {
        ideaBrief: 'Refurbished church organs, tuned for ten years.',
        targetUser: 'Enterprise companies',
      } as const;
      const { insights, examples, suggestions } = about(section, context);
      expect([insights, ...examples.map(({ text }) => text)].join(' ')).not.toMatch(/\b(?:AI|GPT|software|app)\b/);
      const said = [...insights.split('\n').filter((line) => line.startsWith('- ')), ...suggestions];
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it.each([
    ['We file for 30 law practices.', 'law practices', /NPI/],
    ['We pay 30 job hunters.', 'job hunters', /permits/],
    ['We serve 30 event sponsors.', 'event sponsors', /ClinicalTrials/],
    ['We serve 30 insurance carriers.', 'insurance carriers', /FMCSA/],
    ['We host 30 app builders.', 'app builders', /license boards/],
  ])('count nobody in the register of another trade: %s', (_, targetUsers, wrong) => {
    expect(about('market-size', { description: 'Rosters', targetUsers }).suggestions.join(' ')).not.toMatch(wrong);
  });

  it('name each kind of person once', () => {
    const people = about('target-customers', { targetUser: 'Consumers' }).suggestions.map((line) => line.split(':')[0]);
    expect(new Set(people).size).toBe(people.length);
  });

  it('are about the startup: its customer and problem, those like it first, its stage', () => {
    const market = about('market-size');
    expect(market.suggestions[0]).toContain('19 clinics bring in $91,200 a year');
    expect(market.suggestions[1]).toBe(
      'Count small clinics: the NPI registry lists every provider by specialty and town (United States).',
    );
    expect(market.suggestions[2]).toContain('Clerks skip 6 in 10 denials');
    expect(market.insights).not.toContain('US health spending');
    const change = about('trends');
    expect(change.insights).toMatch(/next to yours\*\*\s+- From 2026 affected payers must answer/);
    expect(market.insights).toContain(
      '**Your next step** Multiply what one of your small clinics pays by the small clinics you could list',
    );
    const trades = about('target-customers', { industry: 'B2B SaaS', description: 'Rosters for restaurant owners' });
    expect(about('target-customers').suggestions).not.toEqual(trades.suggestions);
    expect(about('challenges', { ...CLINICS, stage: 'idea' }).insights).not.toBe(about('challenges').insights);
  });

  const OYSTERS =
    'We make an app for oyster farmers who must log every bag for the state shellfish authority. ' +
    '34 farms in Maine pay us $60 a month. Farmers write tags on paper and lose them.';

  it.each([
    [OYSTERS, 'trends', /Electric cars|Outcome and usage|growth/i],
    ['Sensors for vaccine fridges of clinics in Kenya.', 'market-size', /US health|GDP|5\.3tn/],
    ['Sensors for vaccine fridges of clinics in Kenya.', 'challenges', /HIPAA|business-associate|pilots/],
    ['We turn pool pumps of homes in Queensland on at noon.', 'challenges', /IRS|tonnes|Solugen|Remora/],
    ['Exam practice by SMS. 8,200 families in Nigeria pay 500 naira a month.', 'trends', /Models/],
    ['Exam practice by SMS. 8,200 families in Nigeria pay 500 naira a month.', 'market-size', /\$7-30|public-school/],
    ['A freezer without nitrogen. Cell therapy labs in Boston wait for it.', 'market-size', /GDP|health spending/],
    ['We rent a sensor to building firms. 17 building firms rent it.', 'business-model', /Segment|Churn|6\.7/],
    ['Our collar hears when a cow is ill. 46 dairy farms pay 9 dollars per cow.', 'challenges', /[Cc]rops?\b/],
    ['An open source library that finds memory leaks in Rust.', 'target-customers', /bank|pipelines break/],
    [
      'Software that plans the timetable. 58 schools in Denmark pay 900 euros.',
      'target-customers',
      /[Dd]istrict|lesson/,
    ],
    ['Software that plans the timetable. 58 schools in Denmark pay 900 euros.', 'trends', /telephones|ESSER/],
    ['We check tenants for letting agents. 75 letting agents pay £12 per check.', 'trends', /context protocol/],
    ['We check tenants for letting agents. Agents do it by hand.', 'competitors', /lookal|what letting/],
    ['Diabetics in Pune photograph meals. 640 patients pay 900 rupees a month.', 'market-size', /US health|GDP|Census/],
    ['Diabetics photograph each meal. 640 patients pay 900 rupees a month.', 'target-customers', /DoorDash/],
    ['Welding students practice on a helmet. 11 colleges in Texas bought it.', 'market-size', /families|Duolingo/],
    ['We lease heat pumps to bakeries. 9 bakeries pay 310 euros a month.', 'trends', /ARR/],
    [
      'We lease heat pumps to bakeries. 9 bakeries pay 310 euros a month.',
      'challenges',
      /fifth location|delivery apps/,
    ],
    ['Riders rent an electric bike from us. A petrol bike costs more.', 'trends', /“A petrol bike/],
    ['Advances for cleaning firms in Spain. Wages are due every month.', 'challenges', /churn|retention/],
    ['Advances for cleaning firms in Spain: 1.2 million euros advanced, 0.4% lost.', 'business-model', /0\.4%/],
    ['An open source library that finds memory leaks in Rust.', 'competitors', /“An open source library/],
  ] as const)('tell of %s nothing that is about something else', (description, section, wrong) => {
    const { insights, suggestions, examples, metrics } = about(section, { description });
    const items = [
      insights,
      ...suggestions,
      ...examples.map(({ text }) => text),
      ...metrics.map(({ name, benchmark }) => `${name} ${benchmark}`),
    ];
    expect(items.join('\n')).not.toMatch(wrong);
  });

  it.each([
    [OYSTERS, 'trends', /^- Playbook knows of no dated change that touches what you wrote\. .* or of farms\.$/m],
    [
      OYSTERS,
      'market-size',
      /^- Playbook knows no figure about a market of farms, so that the count has to be yours\.$/m,
    ],
    [OYSTERS, 'business-model', /^- The price in your words: “34 farms in Maine pay us \$60 a month”\./m],
    [OYSTERS, 'competitors', /^- “Farmers write tags on paper and lose them”: that is the first competitor/m],
    ['A forecast of dough for a pizzeria.', 'business-model', /^- What you wrote has no price\./m],
    [
      'We switch pool pumps at noon. An electricity retailer pays us 40 dollars per home a year.',
      'challenges',
      /^- You name one electricity retailer that pays: when it stops/m,
    ],
    [
      'Printed heart tissue shows before the trial whether a drug harms. Two drug makers test our first chips.',
      'challenges',
      /^- “Two drug makers test our first chips”: agree now/m,
    ],
    [
      'A freezer for cells. Three labs in Boston test a prototype.',
      'challenges',
      /^- “Three labs in Boston test a prototype”: agree now on the price behind it/m,
    ],
  ] as const)('say what the founder’s words hold and what nobody knows: %s', (description, section, line) => {
    expect(about(section, { description }).insights).toMatch(line);
  });

  it.each([
    ['Trucks in Brazil drive home empty. 340 truck owners pay us.', /ANTT’s register RNTRC .*\(Brazil\)/],
    ['Drafts for immigration solicitors in England.', /Solicitors Regulation Authority/],
    ['Our sensor is in wet concrete. 17 building firms in Germany rent it.', /Federal Statistical Office \(Destatis\)/],
    ['Exam practice. 8,200 families in Nigeria pay 500 naira a month.', /census of the National Population Commission/],
    ['Pumps at noon in Queensland. An electricity retailer pays us.', /Australian Energy Regulator/],
  ])('know where customers of a country are counted: %s', (description, register) => {
    expect(about('market-size', { description }).suggestions.join('\n')).toMatch(register);
  });

  it('tell of no change where an option of the builder tells one, and of none that the option does not', () => {
    const context = { description: 'We match trucks in Brazil with return loads; the driver is paid by Pix.' };
    expect(about('trends', context).insights).toContain('Instant payments became normal');
    expect(about('why-now', context).specificOptions[0]?.text).toContain('Instant payments became normal');
    const paper = { description: 'Farmers write oyster tags on paper. 34 farms pay us.' };
    const { insights, specificOptions } = about('why-now', paper);
    expect([insights, ...specificOptions.map(({ text }) => text)].join(' ')).not.toContain('Owners of small firms');
  });

  it('write customers within a sentence, and count nobody as nobody', () => {
    const context = {
      description: 'We help plumbers write invoices by voice',
      targetUsers: 'Plumbers with vans in Texas',
    };
    const texts = about('competitors', context).specificOptions.map(({ text }) => text);
    expect(texts).toContain('Some plumbers with vans in Texas do nothing and accept [cost].');
    expect(about('challenges', context).insights).toContain(
      '- What you wrote counts no customer yet and has no price:',
    );
    expect(about('challenges', { ...CLINICS, industry: 'Healthcare' }).insights).not.toContain('not the payer');
  });

  it('take no choice of the form for a name', () => {
    const context = { ideaBrief: 'One price for meat.', targetUser: 'Small businesses' } as const;
    expect(about('target-customers', context).insights).toMatch(/^- Playbook is not sure who pays you: /m);
    expect(about('market-size', context).insights).toContain('about this market');
  });

  it('take no sum of an industry that was chosen for the market of a startup, and no list of names for a fact', () => {
    const pumps = { ideaBrief: 'We turn pool pumps on at noon.', industry: 'Climate Tech' } as const;
    expect(about('market-size', pumps).insights).not.toMatch(/\$2tn/);
    expect(about('trends', pumps).insights).not.toMatch(/data centers|IRS/);
    const game = { ideaBrief: 'A card game with short videos for families.', industry: 'Consumer' } as const;
    const { insights, chart } = about('competitors', game);
    expect(insights).not.toMatch(/TikTok/);
    expect(chart).toBeNull();
    const advances = { ideaBrief: 'Invoice advances for cleaning firms.', industry: 'Fintech' } as const;
    expect(about('market-size', advances).chart).toBeNull();
  });

  it('tell of the sum of an industry only whoever chose it and is in that part of it', () => {
    const chosen = { ...CLINICS, industry: 'Healthcare' } as const;
    expect(about('market-size', chosen).insights).toContain('US health spending');
    expect(about('market-size', chosen).insights).not.toContain('CMS projects');
    expect(about('market-size', { ...chosen, ideaBrief: 'A freezer for cells.', problem: '' }).insights).not.toContain(
      'tn',
    );
  });

  it('send nobody to a register of firms for what the state runs', () => {
    const { suggestions } = about('market-size', { description: '58 schools in Denmark pay 900 euros a year.' });
    expect(suggestions.join(' ')).toContain('Count schools: begin with the statistics of Statistics Denmark.');
  });

  it('quote a sentence to its end', () => {
    const context = {
      ideaBrief: 'One price for meat.',
      problem: 'Each owner walks at 5 a.m. and pays retail. It is cold.',
    };
    expect(about('market-size', context).suggestions.join(' ')).toContain(
      '“Each owner walks at 5 a.m. and pays retail”',
    );
  });

  it('ask what a partner asks a business of this trade', () => {
    const { suggestions } = about('challenges', {
      description: '17 building firms in Germany rent our concrete gauge.',
    });
    expect(suggestions).toContain(
      'Have an answer ready: Something fails five years later. Whose license, warranty or insurance answers for your part in it?',
    );
  });

  it('name as people those whom the founder names', () => {
    const description = 'Our gauge tells the site manager when concrete is hard. 17 building firms rent it.';
    const { suggestions } = about('target-customers', { description });
    expect(suggestions).toEqual([
      'In your words: building firms; find ten of them and ask what they do about it today',
      'Site manager: you write “Our gauge tells the site manager when concrete is hard”; ask three of them what it would change',
    ]);
  });

  it('never let what a founder wrote become markup or a second line', () => {
    const targetUsers = 'Clinics](javascript:alert(1)) **now**\n# <script>';
    const { insights, suggestions } = about('market-size', { ...CLINICS, targetUsers });
    expect(insights).not.toContain('javascript');
    expect(suggestions.every((line) => !line.includes('\n'))).toBe(true);
  });

  it('offer personas as names with descriptions, the founder’s own words first', () => {
    const { suggestions } = about('target-customers', {
      description: 'Invoices by voice',
      targetUsers: 'Plumbers with 2-10 staff in Texas',
    });
    expect(suggestions[0]).toMatch(/^In your words: Plumbers with 2-10 staff in Texas; /);
    expect(suggestions.every((line) => /^[^:]+: ./.test(line))).toBe(true);
  });

  it('draw a chart of the market where a source has figures to compare', () => {
    expect(about('market-size', { industry: 'B2B SaaS' }).chart).toMatchObject({ suffix: '%', source: { year: 2025 } });
    expect(about('market-size', { industry: 'EdTech' }).chart).toBeNull();
    expect(about('trends').chart).toBeNull();
  });

  it.each([
    [
      "Solar drying tents. 46 women's groups in Kwale rent a tent for 1,200 shillings a month.",
      'trends',
      /noon power|Show which part/,
    ],
    [
      'Compost as potting mix, Rs 9 per kg. 62 nurseries in Haryana bought 40 tonnes.',
      'trends',
      /US credits|emissions/,
    ],
    ['We collect casings of truck tyres and retread them for 9 fleets in Kano.', 'challenges', /Shippers|stolen/],
    ['A box hears when a lift wears. 4 housing associations pay 38 euros per lift a month.', 'challenges', /churn/],
    ['A marketplace for used ovens of restaurants in the UK. We keep 12%.', 'challenges', /snowy|delivery apps/],
    ['Court reporters retire faster than they are trained. We train them.', 'competitors', /“Court reporters/],
    ['My parents are deaf. An interpreter on a tablet for 5 hospitals.', 'target-customers', /^Parent/m],
    ['A CLI that replays traffic. Written by two engineers who ran payments.', 'target-customers', /^Engineer/m],
    [
      'A peptide that stops clots on catheters in sheep. A catheter maker pays 300,000 euros for a study.',
      'target-customers',
      /without help/,
    ],
    ['An AI agent answers the phone for 48 dental clinics in Texas.', 'trends', /EU high-risk|context protocol/],
    ['A lamp monitor; the coast guard sends a boat. Ours sends a message by satellite.', 'challenges', /launch fails/],
    ['The coast guard of Chile sends a boat to each lamp.', 'target-customers', /^Guard/m],
    ['Loans to collectors, 8% for four months. 620 women borrowed 900 cedis each.', 'business-model', /“620 women/],
    ['Kite that pulls cargo ships for 11% less fuel.', 'challenges', /Shippers|stolen/],
    ['Schools in Morocco wait for a Braille textbook from France.', 'market-size', /INSEE/],
    ['An API for 6 banks in Latin America. They go to the notary.', 'market-size', /FDIC/],
    ['An API for 6 banks in Latin America. They go to the notary.', 'challenges', /Lawyers/],
    ['An app that pays drivers by a door sensor, not per day.', 'challenges', /false alarms/],
    [
      'We sell a fan on a trailer. Last April 40 hectares survived where others lost 70% of buds.',
      'competitors',
      /“Last April/,
    ],
    ['crew + truck costs $2 a foot now, ours 60 cents. 4 towns use it.', 'business-model', /no amount/],
    ['Amateur choirs copy scores by hand. Our app shows one score.', 'trends', /“Amateur choirs/],
  ] as const)('say nothing to %s that holds for others', (description, section, wrong) => {
    const { insights, suggestions } = about(section, { description, stage: 'mvp' });
    expect([insights, ...suggestions].join('\n')).not.toMatch(wrong);
  });

  it.each([
    [
      'Our app shows one score. We plan 500 yen a singer a month.',
      'business-model',
      /“We plan 500 yen .*”: nobody has paid that yet/,
    ],
    [
      'Wreaths at night. Average wreath is 1,900 pesos, we keep 18%.',
      'business-model',
      /18% of 1,900 pesos is 342 pesos/,
    ],
    [
      'An interpreter on a tablet. 5 hospitals pay $2.90 a minute.',
      'challenges',
      /You count 5 hospitals: each is a fifth of them/,
    ],
    [
      'Sensors hear when a mine fan fails. Since January 2026 Chile asks for hourly readings.',
      'trends',
      /“Since January 2026 Chile asks for hourly readings”: that is the change you name/,
    ],
    [
      'Weavers in Oaxaca dye wool with cochineal. 12 weavers bought our pot.',
      'competitors',
      /“Weavers in Oaxaca dye wool with cochineal”: if that is what they do today/,
    ],
    [
      'Certificates for meat. Today: paper and 9 days.',
      'competitors',
      /“Today: paper and 9 days”: that is the first competitor/,
    ],
    ['It replays traffic. 12 teams pay $90 a month.', 'target-customers', /You write of 12 teams that pay: say who/],
  ] as const)('say of %s what is true of it alone', (description, section, line) => {
    expect(about(section, { description }).insights).toMatch(line);
  });

  it('tell nothing of hardware to whoever has a reason that a machine can read', () => {
    const context = {
      industry: 'Infrastructure',
      ideaBrief: 'Software that drafts appeals. Payers must give a reason a machine can read. A prototype is live.',
    };
    expect(about('target-customers', context).insights).not.toContain('Hard tech');
    const machine = { industry: 'Infrastructure', ideaBrief: 'We sell a cooling machine to 12 data centers.' };
    expect(about('target-customers', machine).insights).toContain('Hard tech');
  });
});
