import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { prefillSchema, type IdeaContext } from '@playbook/contracts/insights/smart-suggestions.schema';
import { describe, expect, it } from '@jest/globals';
import { OPTION_CAPS, OPTION_TEMPLATES } from './option-templates.js';
import { prefillApplication } from './prefill-application.js';
import { quickOptions } from './quick-options.js';

const IDEA: IdeaContext = {
  ideaBrief: 'We write insurance appeals for small clinics. A clerk forwards a denial.',
  problem: 'Clerks skip 6 in 10 appeals.',
  targetUser: 'Not specified',
  whyNowFactors: ['Insurers must give a reason since January.'],
};

describe('prefillApplication', () => {
  it('fills the 17 fields: own words where there are any, templates elsewhere', () => {
    const prefill = prefillSchema.parse(prefillApplication(IDEA));
    expect(Object.keys(prefill)).toHaveLength(17);
    expect(prefill['problem-problem-statement']).toEqual({ text: IDEA.problem, origin: 'idea-check' });
    expect(prefill['vision-why-now']).toEqual({ text: IDEA.whyNowFactors?.[0], origin: 'idea-check' });
    expect(prefill['founders-founder-names']).toMatchObject({ origin: 'suggestion' });
  });

  it('carries sentences to the questions that they answer', () => {
    const prefill = prefillApplication({
      ideaBrief:
        'Sensors hear when a mine fan fails. Since January 2026 Chile asks for hourly readings. 3 mines pay $4,000 a month. I was a ventilation engineer for nine years.',
      problem: 'Today a man walks the shafts with a hand-held meter.',
    });
    const textOf = (question: string): string | undefined =>
      Object.entries(prefill).find(([key, { origin }]) => key.endsWith(question) && origin === 'idea-check')?.[1].text;
    expect(textOf('metrics')).toBe('3 mines pay $4,000 a month.');
    expect(textOf('first-users')).toBeUndefined();
    expect(textOf('why-now')).toBe('Since January 2026 Chile asks for hourly readings.');
    expect(textOf('competitors')).toBe('Today a man walks the shafts with a hand-held meter.');
  });

  it.each([
    [
      "Sensor in a cow's ear that tells the vet two days early; 1,100 cows wear it and farmers pay 31 euros per cow a year",
      '1,100 cows wear it and farmers pay 31 euros per cow a year.',
      "Sensor in a cow's ear that tells the vet two days early.",
    ],
    ['AI agent that negotiates hospital bills and takes 15% of what it saves', undefined, expect.anything()],
  ])(
    'routes halves of a sentence apart, and takes a share that is theirs for a price: %s',
    (ideaBrief, metrics, works) => {
      const prefill = prefillApplication({ ideaBrief });
      const own = (key: string): string | undefined =>
        prefill[key]?.origin === 'idea-check' ? prefill[key].text : undefined;
      expect(own('traction-metrics')).toBe(metrics);
      expect(own('product-how-it-works')).toEqual(works);
    },
  );

  it.each([
    ['Our tent dries a batch in two days instead of seven.', 'competition-competitors', undefined],
    ["It won't replace a tuner's ear.", 'competition-competitors', undefined],
    ["I'm ashamed of the spreadsheet.", 'competition-competitors', undefined],
    ['We found two in a store that they had been insuring since 2009.', 'vision-why-now', undefined],
    ['31% of the invoices were handwritten.', 'traction-metrics', undefined],
    ['In my portfolio I had 74 clients and wrote to each on Friday.', 'traction-metrics', undefined],
    ['Motors are about 22% of the parts cost.', 'traction-metrics', undefined],
    [
      'My grandfather was doing this, and one day of three 40 men came back with nothing.',
      'traction-metrics',
      undefined,
    ],
    ['I was admin of a group with 480 members.', 'traction-metrics', undefined],
    ['The idea is that owners post photos and two people can quote.', 'traction-metrics', undefined],
    ['23% of trips return with the wrong part.', 'traction-metrics', undefined],
    ['A pharmacy loses stock to expiry, for me it was 62,000 pounds in 2023.', 'vision-why-now', undefined],
    ['A US-made one is quoted to our customers at $58 to $95.', 'traction-business-model', undefined],
    ["I know what the clause looks like, and it's a list that fills itself.", 'product-how-it-works', undefined],
    [
      'So my sister got married in Edison. Nobody filled in the website. We guaranteed 480 plates and 431 guests came.',
      'traction-metrics',
      undefined,
    ],
    ['At Convoy, where I ran the desk, that was 214 people and $3.9M a year.', 'traction-metrics', undefined],
    ['The largest risk is matching: my script gets 83%.', 'traction-business-model', undefined],
    ['A brewer we work with pays $41,000 a month for gas.', 'product-how-it-works', undefined],
    ['We train stenographers in 11 months rather than 33.', 'competition-competitors', undefined],
    ['19 choirs in Nagoya use it for free since April.', 'vision-why-now', undefined],
    ['9 fleets, 740 tyres since January.', 'vision-why-now', undefined],
    ['First-in-human is planned for 2028.', 'vision-why-now', undefined],
    ['2% fee on the wage.', 'traction-metrics', undefined],
    ['The employer pays us 1.5% of the amount.', 'traction-metrics', undefined],
    ['26 funeral homes order every week.', 'traction-metrics', '26 funeral homes order every week.'],
    [
      'We have two units in Nakuru, 610 visits a day.',
      'traction-metrics',
      'We have two units in Nakuru, 610 visits a day.',
    ],
    ['Owner signed for three more kites, on delivery in 2027.', 'vision-why-now', undefined],
    ['Loans to collectors, 8% for four months.', 'traction-metrics', undefined],
    ['My brother does the web.', 'problem-why-this-problem', undefined],
    ['Half of buyers came back.', 'traction-first-users', undefined],
    ['In 2020 my sister bled and I went across Nairobi with a cooler.', 'vision-why-now', undefined],
    ['Arnhem counted 412 adjournments for this reason in 2023.', 'vision-why-now', undefined],
    ['The clerk has a list of 14 phone numbers from 2017.', 'vision-why-now', undefined],
    ['My family has 340 hectares and in 2019 we stripped 600 trees by mistake.', 'product-how-it-works', undefined],
    ['A touring show arrives at 8 and asks for the paperwork.', 'product-how-it-works', undefined],
    ['A farmer sends 300 skins and gets told 40 percent are grade 3.', 'traction-metrics', undefined],
    ['Subbies pay HK$1,800 a job because one notice costs HK$60,000 a day.', 'competition-competitors', undefined],
    ['Every September all 1,100 people remember that winter exists.', 'traction-metrics', undefined],
    ['A kit of the nine parts that cause 94 percent of failures.', 'traction-metrics', undefined],
    ['Four plants so far, 1,150 knives moving.', 'traction-metrics', 'Four plants so far, 1,150 knives moving.'],
    [
      'We have 143 dealers and they pay 149 francs monthly.',
      'traction-metrics',
      'We have 143 dealers and they pay 149 francs monthly.',
    ],
    ['Operators get paid in 19 days instead of 74.', 'competition-competitors', undefined],
    ['I ran payables at Coyote for five years and had 38 people doing this.', 'traction-metrics', undefined],
    ['I was a nurse for 12 years and was calling 30 people each week.', 'product-validation', undefined],
    ['My co-founder Ben was an engineer at Olive AI, once valued at $4 billion.', 'traction-metrics', undefined],
    ['I audited operators for the BSI for six years.', 'product-how-it-works', undefined],
    ["On 12,000 taps that's two people, two days, at $28 an hour.", 'traction-metrics', undefined],
    ['In 2025 the board said 78% of candidates scored below 200.', 'traction-metrics', undefined],
    ['Agency takes about 22% and sends a stranger.', 'traction-metrics', undefined],
    ['We started matching them by hand.', 'competition-competitors', undefined],
    ['Four streets over you have people with no work since November.', 'vision-why-now', undefined],
    ['The inspector fills it in on site so nobody retypes.', 'competition-competitors', undefined],
  ])('answers no question with a sentence of something else: %s', (ideaBrief, key, text) => {
    const own = prefillApplication({ ideaBrief: `A thing of wood. ${ideaBrief}` })[key];
    expect(own?.origin === 'idea-check' ? own.text : undefined).toBe(text);
  });

  it.each([
    [
      'Bagpipe reeds from a printed polymer that do not dry out. Pipers in Scotland go through six cane reeds a season at £9 each; ours costs £38 and lasted two seasons with 51 pipers.',
      'business-model',
      'Ours costs £38 and lasted two seasons with 51 pipers.',
    ],
    [
      'Families pay $14 for a 15 minute call to a county jail in Louisiana. We put tablets in the jail, calls are 4 cents a minute.',
      'business-model',
      'We put tablets in the jail, calls are 4 cents a minute.',
    ],
    [
      'we count glass eels by camera. Farmers in Netherland & Denmark weigh a bucket and guess, off by 20%. 5 farms trial free, one pays 900 euro/month.',
      'metrics',
      '5 farms trial free, one pays 900 euro/month.',
    ],
    [
      'Almond growers in California rent 1.5 million hives each February and open a few boxes. We weigh every hive.',
      'competitors',
      'Almond growers in California rent 1.5 million hives each February and open a few boxes.',
    ],
  ])('takes what others do and pay for today’s way, and for nothing of the startup: %s', (ideaBrief, field, text) => {
    const own = quickOptions(field, { ideaBrief }).filter(({ origin }) => origin === 'idea-check');
    expect(own.map((one) => one.text)).toEqual([text]);
  });

  it.each([
    [
      'AI assistant for HR teams of hotels. Pilot with a hotel group in Dubai, 1,400 staff, 71% of questions answered without a human.',
      undefined,
    ],
    [
      'Los acopios: grain elevators in Argentina sample a truck with a spear and quarrel with farmer about moisture. Our camera reads moisture.',
      'Our camera reads moisture.',
    ],
    [
      'Headstone cleaning. You send the plot number, a cleaner goes twice a year and sends photos.',
      expect.stringContaining('You send the plot number'),
    ],
    ['Blood test for dairy goats. Vets post tubes to a lab at 31 euros a sample. We charge 19 euros.', undefined],
    [
      'Ice packs that show if they froze a vaccine: a dot turns purple below 0 degrees.',
      expect.stringMatching(/^Ice packs/),
    ],
  ])('says how it works only in words about what is made: %s', (ideaBrief, text) => {
    const own = prefillApplication({ ideaBrief })['product-how-it-works'];
    expect(own?.origin === 'idea-check' ? own.text : undefined).toEqual(text);
  });

  it.each([
    [
      'GPS collar that marks the spot where a truffle dog digs. Hunters in Istria remember places or scribble them in a notebook.',
      'GPS collar that marks the spot where a truffle dog digs.',
    ],
    [
      'Electricians send invoices at night from Word and wait 41 days. You say the job into the phone and the invoice is out.',
      'You say the job into the phone and the invoice is out.',
    ],
    [
      'Synthetic hair for violin bows. Luthiers in Cremona and Vienna rehair a bow with Mongolian horse tail. Our hank is 22 euros.',
      'Synthetic hair for violin bows.',
    ],
    [
      'Refill of oxygen cylinders for hospitals in Nepal by jeep. A hospital with no oxygen sends the patient to Pokhara.',
      'Refill of oxygen cylinders for hospitals in Nepal by jeep.',
    ],
  ])('tells of the product with no sentence about others, and with no price: %s', (ideaBrief, text) => {
    expect(quickOptions('company-oneliner', { ideaBrief })[0]?.text).toBe(text);
  });

  it.each([
    [
      'I was a cellar master for six years. Our tablet says which 40 wheels to turn today. Six caves pay us for it.',
      'Our tablet says which 40 wheels to turn today. Six caves pay us for it.',
    ],
    [
      'I was a lineman for fourteen years. You walk the hill. One sensor hears 75 taps and the phone shows the line number. He is our second customer.',
      'One sensor hears 75 taps and the phone shows the line number. He is our second customer.',
    ],
    [
      'My cousin died in Dammam. Nobody was cruel. Our agent keeps the list of eleven papers and tells the family what moved. It is careful work.',
      'Our agent keeps the list of eleven papers and tells the family what moved. It is careful work.',
    ],
    [
      'I ran the night desk at a carrier in Texas for six years. We took 11,400 calls a month and lost many. FirstNotice is a voice agent that takes the call and texts a link. Two carriers pay.',
      'FirstNotice is a voice agent that takes the call and texts a link. Two carriers pay.',
    ],
    [
      'When that man quits, you lose track. Nota Leve does it alone: it receives the dollar and issues the nota. I may be wrong about it.',
      'Nota Leve does it alone: it receives the dollar and issues the nota.',
    ],
    [
      'My mother got sick and I answered the phone at 3 a.m. again. We will. Vesper asks once and fills in the twelve forms of a funeral.',
      'Vesper asks once and fills in the twelve forms of a funeral.',
    ],
    [
      'Inspectors call and ask for the paper. All checks are green. We look at the touch pressure and at the network, and give a score with its reason.',
      'We look at the touch pressure and at the network, and give a score with its reason.',
    ],
    [
      'Everyone has a key from 2019 that nobody dares delete. Scanners find it and leave. keyrot joins logs and secrets into one graph and turns the key off.',
      'keyrot joins logs and secrets into one graph and turns the key off.',
    ],
    [
      'We read invoices. We charge 3%. I was an analyst at Banorte.',
      'We read invoices. We charge 3%. I was an analyst at Banorte.',
    ],
  ])('describes the startup without the founders’ story, where enough is left: %s', (ideaBrief, text) => {
    expect(prefillApplication({ ideaBrief })['product-current-product']?.text).toBe(text);
  });

  it('tells of an idea only as of one', () => {
    const built = 'Churnlog reads the tag of each churn at the gate. The dairy sees the count on a map.';
    const meant = 'We want to build a tag for churns that is read at the gate. The dairy would see the count on a map.';
    const filled = (ideaBrief: string, stage: 'idea' | 'users'): string | undefined =>
      prefillApplication({ ideaBrief, stage })['product-current-product']?.origin;
    expect(filled(built, 'users')).toBe('idea-check');
    expect(filled(built, 'idea')).toBe('suggestion');
    expect(filled(meant, 'idea')).toBe('idea-check');
  });

  it('takes what it does not do for no product', () => {
    const ideaBrief = "We don't sell pumps. A boy with a meter tests the salt in the pan.";
    expect(quickOptions('company-oneliner', { ideaBrief })[0]?.text).toBe(
      'A boy with a meter tests the salt in the pan.',
    );
  });

  it('takes the sentence about the product for the one-liner', () => {
    const ideaBrief = 'Hospitals in Texas must give deaf patients an interpreter. We put a certified one on a tablet.';
    expect(quickOptions('company-oneliner', { ideaBrief })[0]?.text).toBe('We put a certified one on a tablet.');
    const kite = 'Kite that pulls cargo ships. Owner signed for three more kites at 480,000 euros.';
    expect(quickOptions('company-oneliner', { ideaBrief: kite })[0]?.text).toBe('Kite that pulls cargo ships.');
  });

  it.each([
    [
      'The therapy that works needs four sessions a week. Practice is where it falls apart. Phonate is a tablet app that leads it.',
      'Phonate is a tablet app that leads it.',
    ],
    [
      'Prod has 400M rows. shadowpg forks your database and reports the locks. Open source core, hosted runner closed.',
      'Shadowpg forks your database and reports the locks.',
    ],
    [
      'I spent nine years at Maersk. We caught errors on 6% of invoices. Veriload reads the contract, usually an Excel with 14 tabs, and says what to pay.',
      'Veriload reads the contract, usually an Excel with 14 tabs, and says what to pay.',
    ],
    [
      'Hello, I am producer of oysters since 2008. It is done by hand. I have made a floating basket which turns with the tide for farms.',
      'I have made a floating basket which turns with the tide for farms.',
    ],
    [
      'Floating membrane reactor for dairy lagoons. Slurry stores emit methane all year. Covering works and costs too much.',
      'Floating membrane reactor for dairy lagoons.',
    ],
    [
      'The global ostomy market is $3.5 billion. Pouches leak. My idea is a smart ring with an app that predicts leaks.',
      'My idea is a smart ring with an app that predicts leaks.',
    ],
    [
      'Our family has a snail farm since 2014. The buyer is one man with a truck. We make a service where farmers write what is ready.',
      'We make a service where farmers write what is ready.',
    ],
    [
      'Nurses swap shifts by phone. We want to build an app for hospital wards. I was a nurse at Charité for six years.',
      'We want to build an app for hospital wards.',
    ],
  ])('takes whatever is named or made for the one-liner: %s', (ideaBrief, oneLiner) => {
    expect(quickOptions('company-oneliner', { ideaBrief })[0]?.text).toBe(oneLiner);
  });

  it.each([
    'Wind changed halfway. Coach picked by eye. We have not built a proper one yet.',
    'I want to make that into an app. Everybody is NHS staff. It is not childminding.',
    'We did 212 trips last year. Haulers care about not coming home empty. It all happens on Facebook.',
  ])('takes nothing for it where no sentence says what is made: %s', (ideaBrief) => {
    expect(quickOptions('company-oneliner', { ideaBrief })[0]?.origin).toBe('suggestion');
  });

  it.each([
    'OneDeck puts all cards in one. Revolut made $4 billion revenue and has 50 million customers. OneDeck picks the best one.',
    'In 2021 we bought my daughter a mare and the first hauler took a $600 deposit. We haul horses. It works.',
    'The clerk receives from client one email with invoice. Our agent reads it. It writes the draft.',
    'A model reads scans. In about 1 of 8 cases something is off. It marks them.',
  ])('takes no number of others for a metric: %s', (ideaBrief) => {
    expect(prefillApplication({ ideaBrief })['traction-metrics']?.origin).toBe('suggestion');
  });

  it('takes money by its short name for a price', () => {
    const ideaBrief = 'We sell it as potting mix, Rs 9 per kg.';
    expect(quickOptions('business-model', { ideaBrief })[0]).toEqual({ text: ideaBrief, origin: 'idea-check' });
  });

  it('takes what is paid today for no price, and terms of a lease for no product', () => {
    const buoys = 'Sonar buoys tell depth. Today a survey ship measures once a month for 9,000 euros.';
    const ofIdea = quickOptions('business-model', { ideaBrief: buoys }).filter(({ origin }) => origin === 'idea-check');
    expect(ofIdea).toEqual([]);
    const robot = 'Stair robot for piano movers. We lease it to 6 moving companies at 480 francs a month.';
    expect(quickOptions('company-oneliner', { ideaBrief: robot })[0]?.text).toBe('Stair robot for piano movers.');
  });

  it('says how users were found in the words of who says it, and not in those of who only counts them', () => {
    const ideaBrief =
      'Tattoo removal in one visit. Our first 40 patients came from two dermatologists. 300 patients pay $90.';
    expect(prefillApplication({ ideaBrief })['traction-first-users']).toEqual({
      text: 'Our first 40 patients came from two dermatologists.',
      origin: 'idea-check',
    });
  });

  it('invents nothing: every template is built around [placeholders] and holds no digit', () => {
    const templates = Object.values(prefillApplication({})).map(({ text }) => text);
    for (const text of [...templates, ...Object.values(OPTION_TEMPLATES).flat()]) {
      expect(text).toMatch(/\[[^\]]+\]/);
      expect(text.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\d/);
    }
  });

  it('takes years of a thing for none of the founder’s', () => {
    const texts = prefillApplication({ ideaBrief: 'Refurbished church organs, sold with ten years of tuning.' });
    expect(texts['problem-why-this-problem']?.origin).toBe('suggestion');
  });
});

describe('quickOptions', () => {
  it('puts the own words first and keeps to the caps', () => {
    expect(quickOptions('startup-oneliner', IDEA)[0]).toEqual({
      text: 'We write insurance appeals for small clinics.',
      origin: 'idea-check',
    });
    expect(quickOptions('metrics', {})).toHaveLength(10);
    for (const { id } of APPLICATION_FIELDS)
      expect(quickOptions(id, IDEA).length).toBeLessThanOrEqual(OPTION_CAPS[id] ?? 6);
  });

  it('leaves out what was not specified', () => {
    expect(quickOptions('target-customers', IDEA).every(({ origin }) => origin === 'suggestion')).toBe(true);
  });

  it("offers the founder's own price", () => {
    const [first] = quickOptions('business-model', { ideaBrief: 'We sell fan sensors. 3 mines pay $4,000 a month.' });
    expect(first).toEqual({ text: '3 mines pay $4,000 a month.', origin: 'idea-check' });
  });

  it.each([
    ['A marketplace where falconers buy hoods from sellers; buyers pay on delivery.', /of which we keep/],
    ['Sensors that hear when a mine fan fails; each sensor alarms the foreman.', /false alarms/],
    ['Open-source database for time series.', /installs/],
  ])('offers metrics of the kind of business first: %s', (ideaBrief, own) => {
    const templates = quickOptions('metrics', { ideaBrief }).filter(({ origin }) => origin === 'suggestion');
    expect(templates[0]?.text).toMatch(own);
    expect(templates.length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['We trim hooves on dairy farms and film each cow on the way out.', /MRR|GMV|visitors|daily active/],
    ['Software for bus depots at 1,900 zloty a month.', /GMV/],
  ])('offers no metric of another kind of business: %s', (ideaBrief, others) => {
    const texts = quickOptions('metrics', { ideaBrief }).map(({ text }) => text);
    expect(texts.filter((text) => others.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(10);
  });
});
