import { describe, expect, it } from '@jest/globals';
import { knowStartup } from './known-startup.js';

describe('what is known of a startup', () => {
  it.each([
    ['An AI scribe for clinics', 'Healthcare', 'Healthcare providers'],
    ['Invoices by voice for plumbers', 'B2B SaaS', 'Small businesses'],
    ['Payroll loans for credit unions', 'Fintech', 'Financial institutions'],
    ['Tests that find bugs in pull requests before engineers merge them', 'Developer Tools', 'Developers'],
    ['A tutor that helps students with exams', 'EdTech', 'Students/educators'],
    ['Returns and checkout for Shopify merchants', 'E-commerce', 'Small businesses'],
    ['Batteries that store solar power for farms', 'Climate Tech', 'Not specified'],
    ['Cheaper GPU servers in one data center', 'Infrastructure', 'Not specified'],
    ['Fine-tuned models that answer the phone', 'AI/ML', 'Not specified'],
    ['A dating app for friends of friends', 'Consumer', 'Consumers'],
    ['An agent that negotiates hospital bills for uninsured patients', 'Healthcare', 'Consumers'],
  ])('is read from the words: %s', (description, industry, targetUser) => {
    expect(knowStartup({ description, industry: 'general', stage: 'any' }).basis).toEqual({
      industry,
      industryFrom: 'words',
      targetUser,
      stage: null,
    });
  });

  it.each([
    ['A solar tracker for trained falcons', 'General'],
    ['We write the medical record while the vet talks. Clinics pay $149.', 'General'],
    ['A camera for logs. Forest office lends the roads, and the cooperative pays.', 'General'],
    ['An app for museums whose loans must be insured', 'General'],
    ['Software for small museums that writes the loan report lenders demand', 'General'],
    ['Offices that are shared by contractors', 'General'],
    ['A sensor for concrete. 17 building firms rent it.', 'General'],
    ['It lists the wigs of opera houses. My partner Thibault, ex-Shopify, built it.', 'General'],
    ['A camera over a freezer. When a PhD student leaves, the boxes stay.', 'General'],
    ['Software for building firms', 'B2B SaaS'],
    ['A sensor at the end of a sap line, battery lasts two seasons.', 'General'],
    ['An app for hoof trimmers. I was a nurse at a hospital in Viborg for six years.', 'General'],
    ['We count eels. Farmers weigh a bucket and guess, banks lend nothing on it. 5 farms pay us 90 euros.', 'General'],
    ['Interpreters by video for family courts.', 'General'],
    ['Case files for family funeral homes, which still use a carbon copy sheet.', 'General'],
    ['A part from a photo for lift mechanics. Producers keep diagnostic tools. We have 46,000 parts.', 'General'],
    ['One API that books a dock for a truck.', 'General'],
    ['An account for developers who work for firms abroad. We file the tax.', 'General'],
    ['It checks the papers of customs brokers before the truck leaves.', 'General'],
    ['An app that closes the accounts of the dead: bank, electricity, pension', 'General'],
  ])('takes no word that other trades use for an industry: %s', (description, industry) => {
    const { basis } = knowStartup({ description, industry: 'general', stage: 'any' });
    expect(basis.industry).toBe(industry);
    expect(basis.industryFrom).not.toBe('words');
  });

  it.each([
    [
      'We text the client. 62 studios pay $49 a month.',
      'Tattoo studios lose a third of their bookings.',
      'tattoo studios',
    ],
    [
      'We rent beehives to almond growers. 11 orchards rent 420 hives.',
      'Growers pay for hives that are half empty.',
      'orchards',
    ],
    [
      'Refurbished organs. We bought 9 from closed churches.',
      'Organs cost a million and closed churches scrap theirs.',
      null,
    ],
    ["Drying tents. 46 women's groups in Kwale rent a tent for 1,200 shillings a month.", '', "women's groups"],
    ['A box hears lifts. 210 lifts of four housing associations in Leipzig pay 38 euros.', '', 'housing associations'],
    ['We pass the order to the nearest of 31 florists. 26 funeral homes order every week.', '', 'funeral homes'],
    [
      'Tower crane operators in Singapore climb 60 metres. We move the cabin to the ground. One contractor runs two cranes with it.',
      'Builders cannot find crane operators who still climb.',
      'contractors',
    ],
    ['Security teams wait for developers for 19 days. 17 companies pay $18,000 a year.', '', 'security teams'],
    ['Truck tires in Nigeria are imported. We retread them in Kano. 9 fleets, 740 tires since January.', '', 'fleets'],
    ['Our tool asks six suppliers for prices. Three chandlers try it now.', '', 'chandlers'],
    ['A counter at the hive. 4 beekeepers with 11,000 hives pay $3 a hive.', '', 'beekeepers'],
    ['A Danish catheter maker pays 300,000 euros for a study.', '', 'catheter makers'],
    ['The employer deducts it from the salary and pays us 1.5%.', '', 'employers'],
    ['Owners book a tuner and pay. Conservatories in São Paulo and Recife use it. 58 tuners.', '', 'conservatories'],
    ['Gut strings for lutes. 210 players buy from my web shop.', '', 'players'],
    [
      'We type labels. Natural history museums in Brazil and Portugal pay 0.40 euro a sheet.',
      '',
      'natural history museums',
    ],
    ['An app which pays minibus drivers by a sensor. 70 minibuses, owner pays 3% of fares.', '', 'owners'],
    ['A robot arm turns cheese. First customer, a dairy in Gruyère, bought one.', '', 'dairies'],
    ['We sell a fan on a trailer to vineyards. Two cooperatives bought; 40 hectares survived.', '', 'cooperatives'],
    ['Kite that pulls cargo ships. Owner signed for three more kites.', '', null],
    ['Printed eyes. Health insurance pays 1,100 euros.', '', 'health insurers'],
    ['It warms the ice by two degrees. 16 municipal arenas save 22% and pay $310 a month.', '', 'municipal arenas'],
    ['Ice packs whose dot turns purple below 0 degrees.', '', null],
    ['Certified translations for Spanish courts.', '', null],
    ['Interpreters by video for family courts.', '', 'family courts'],
    ['Synthetic hair for violin bows. Our hank is 22 euros.', '', null],
    ['Synthetic hair for violin bows. 63 luthiers reorder it every quarter.', '', 'luthiers'],
    ['Interpreters by video for family courts. The justice ministry pays us 62 euros an hour.', '', null],
    [
      'A load cell in each shackle. Theatres in Warsaw and Gdansk rent 40 cells from us, 15 zloty a day.',
      '',
      'theatres',
    ],
    ['Homework by photo. 6,200 pupils used it in May, parents of 540 pay 1,500 naira per month.', '', 'parents'],
    ['Goats mow lawns: Uber for goats.', '', null],
    ['We count eels by camera. 5 farms try it for free, one pays 900 euros.', '', 'farms'],
    ['We count eels by camera. One pays 900 euros.', '', null],
    ['It replays traffic. Written by two engineers who ran payments.', '', null],
    ['A sensor tells the vet about mastitis; farmers pay 31 euros per cow a year.', '', 'farmers'],
    ['An app that helps people sleep.', '', null],
    ['An app that books pods in libraries for people who work from home.', '', 'people who work from home'],
    ['Sensors for church bells. 12 parishes pay 200 pounds a year.', '', 'parishes'],
    ['We match retired teachers with inmates. Prisons pay $45 an hour.', '', 'prisons'],
    ['It fills in permits. 60 roofing companies pay $150 a month.', '', 'roofing companies'],
    ['We write appeals for clinics. Insurers pay clinics late.', '', 'clinics'],
    ['Our sensor is in wet concrete. 17 building firms rent it for 90 euros.', '', 'building firms'],
    ['Pumps of households run at noon. An electricity retailer pays us 40 dollars.', '', 'electricity retailers'],
    ['An agent reads tenders of cities and drafts the bid for landscaping firms.', '', 'landscaping firms'],
    ['We rent GPUs of film studios at night to labs.', 'Labs wait for GPUs that labs can afford.', 'labs'],
    ['It lists what an electrical contractor must re-price.', '', 'electrical contractors'],
    ['One price for meat. 130 stalls order every morning.', '', 'stalls'],
    ['Input dealers pay us for every recommendation.', '', 'input dealers'],
    ['A freezer. Cell therapy labs wait for nitrogen. Three labs in Boston test it.', '', 'cell therapy labs'],
    ['A forecast of how much dough a pizzeria needs.', 'Pizzerias throw away dough every night.', 'pizzerias'],
    ['We replace agencies: shops pay 30% to them.', '', null],
  ])('names the customers as the text does: %s', (description, problem, customer) => {
    expect(knowStartup({ description, problem }).customer).toBe(customer);
    const targetUser = 'Enterprise companies';
    expect(knowStartup({ description, problem, targetUser }).customer).toBe(customer ?? targetUser);
  });

  it('takes nobody for a customer who is paid, or who only uses what firms buy', () => {
    const ideaBrief =
      'A card for wages. Firms send one file to all workers at once, and workers take their money out with it at any hour. ' +
      'We build it with a bank. It speaks four languages, and we talk to firms that employ 9,000 workers on farms and sites.';
    const problem = 'Workers are still paid in cash and lose a day to send it home.';
    const context = { ideaBrief, problem, targetUser: 'Enterprise companies' };
    expect(knowStartup(context).customer).not.toMatch(/workers/);
  });

  it('names in full who is called by little', () => {
    const ideaBrief = 'A chamber that measures methane over rice. Developers of rice carbon projects pay us for it.';
    expect(knowStartup({ ideaBrief }).customer?.toLowerCase()).toBe('developers of rice carbon projects');
  });

  it('takes what was agreed for no tool', () => {
    const { todaysTools } = knowStartup({ ideaBrief: 'We chase invoices. Terms are 30 days on paper, 87 in fact.' });
    expect(todaysTools).toBeNull();
  });

  it('takes no measure for a part of the name', () => {
    const ideaBrief = 'A 900 TPD mill wastes heat. We sell a boiler to TPD mills, and four mills paid for one.';
    expect(knowStartup({ ideaBrief }).customer).toBe('mills');
  });

  it.each([
    ['Scores for the news. Trust scores for journalists are our own.', 'Consumers', 'Consumers'],
    ['An app that books pods for people who work from home.', 'Consumers', 'people who work from home'],
    // Who is told to pay is the customer, whatever else is counted.
    [
      'We moved 1,912 goats for 340 families. We keep KSh 350 per goat from the buyer and the herder pays nothing.',
      'Not specified',
      'buyers',
    ],
    ['I was a gas engineer. Partly names the part. £19 a month per engineer.', 'Small businesses', 'gas engineers'],
    ['An arm reads labels. National digitisation grants pay per specimen.', 'Not specified', null],
    ['A seat in the studio. £19 a month per seat.', 'Small businesses', 'Small businesses'],
  ] as const)('names who pays, and nobody else: %s', (description, targetUser, customer) => {
    expect(knowStartup({ description, targetUser }).customer).toBe(customer);
  });

  it('knows that those pay of whom the next sentence says so', () => {
    const description = 'Eleven public hospitals use it. They pay €0.55 per minute.';
    expect(knowStartup({ description }).isPayerTold).toBe(true);
  });

  it.each([
    ['Farmers write tags on paper and lose them. Spreadsheets are the alternative.', 'paper and spreadsheets'],
    ['Today they send it by fax.', 'fax'],
    ['We export every report to Excel.', null],
    ['Stores buy stock on credit. We lend them the price of one delivery by phone.', null],
    ['Nurses keep vaccine fridges running with a logbook. We make a sensor.', 'logbooks'],
    ['A scale under each rack of barrels.', null],
  ])('knows what is used today where that is said: %s', (description, tools) => {
    expect(knowStartup({ description }).todaysTools).toBe(tools);
  });

  it('takes who is sold to for no subject of what is made', () => {
    const subjects = (description: string): readonly string[] => [...knowStartup({ description }).subjects];
    expect(subjects('An API for lenders.')).not.toContain('lending');
    expect(subjects('It reads statements and gives the lender real income.')).not.toContain('lending');
    expect(subjects('Software for commercial insurance brokers.')).not.toContain('money laws');
    expect(subjects('Loans for shops.')).toContain('lending');
    expect(subjects("Traders pay suppliers. We don't do crypto, they never see any token.")).not.toContain(
      'stablecoins',
    );
    expect(subjects('Traders pay suppliers with crypto.')).toContain('stablecoins');
  });

  it('reads the idea check and the application', () => {
    const said = { ideaBrief: 'Avalanche forecasts for railways', description: 'Clerks keep logs on paper.' };
    expect(knowStartup(said)).toMatchObject({
      customer: 'railways',
      description: said.ideaBrief,
      todaysTools: 'paper',
    });
  });

  it('is what the founder chose, whatever the words say', () => {
    const chosen = { targetUser: 'Consumers', industry: 'EdTech', stage: 'mvp' } as const;
    const { basis } = knowStartup({ ...chosen, ideaBrief: 'Payments for hospitals' });
    expect(basis).toEqual({ ...chosen, industryFrom: 'founder' });
  });

  it('falls back to the target user, and to nothing', () => {
    const { basis } = knowStartup({ targetUser: 'Developers', industry: 'Not specified' });
    expect(basis).toMatchObject({ industry: 'Developer Tools', industryFrom: 'target-user' });
    expect(knowStartup({ industry: 'general', problem: 'Not provided' })).toMatchObject({
      basis: { industry: 'General', industryFrom: 'nothing', targetUser: 'Not specified', stage: null },
      problem: '',
      customer: null,
    });
  });

  it('says nothing of lending to whoever sells software to banks', () => {
    const { subjects } = knowStartup({
      description: 'It scores credits before they post, and does no underwriting of loans.',
      targetUsers: 'officers at community banks and credit unions',
    });
    expect([...subjects]).not.toContain('lending');
  });

  it.each([
    ['An API and an SDK that see a scam on the phone.', 'Fraud teams in mid-size banks', 'Developer Tools'],
    ['An agent that tells dentists and clinics where the crown is.', 'Owners of dental labs', 'Healthcare'],
    [
      'Meal claims by text: parents, kids and families at the table.',
      'Licensed family child care providers caring for 4 to 12 kids',
      'Consumer',
    ],
  ])('takes no industry whose buyers are others than the customers: %s', (description, targetUsers, wrong) => {
    expect(knowStartup({ description, targetUsers }).basis.industry).not.toBe(wrong);
  });

  it.each([
    ['Fraud teams in mid-size banks', 'Financial institutions'],
    ['School-based pathologists carrying 40 or more children', 'Not specified'],
    ['Developers and designers who work for firms abroad', 'Not specified'],
    ['Families who plan a wedding', 'Consumers'],
  ])('reads the target user from whom a founder names: %s', (targetUser, expected) => {
    expect(knowStartup({ description: 'It does the papers for people.', targetUser }).basis.targetUser).toBe(expected);
  });

  describe('of a story', () => {
    const FALCONS = [
      'I am a veterinary technician, ten years in a falcon hospital in Doha.',
      'We collect moulted feathers, measure them and deliver the one that fits to falcon clinics within two hours.',
      'Clinics keep feathers in biscuit boxes today and search for days.',
      'Five clinics order from us, 412 feathers last season.',
      'A breeder in Scotland offered us feathers at £9 each.',
      'My earlier business, frozen appam, closed with a loss of QAR 22,000.',
    ].join(' ');

    it('reads from the founders that patients are animals, and where they are', () => {
      const { basis, placed } = knowStartup({ ideaBrief: FALCONS });
      expect(basis).toMatchObject({ industry: 'General', targetUser: 'Not specified' });
      expect(placed).toContain('Doha');
    });

    it('leaves what was given up out of what is known of the startup', () => {
      const { text, description } = knowStartup({ ideaBrief: FALCONS });
      expect(text).not.toContain('appam');
      expect(description).toContain('appam');
    });

    it('takes nobody for a customer by whom something else is for', () => {
      const problem = 'Forecasts for the altiplano are made for airports and cities.';
      const ideaBrief =
        'We have 23 thermometers on the ground at potato height. 418 families in 7 communities use them.';
      expect(knowStartup({ ideaBrief, problem }).customer).not.toBe('airports');
    });
  });
});
