import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type CategoryRisk, type IdeaFormInput } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from './critique-idea.js';

const riskOf = (form: IdeaFormInput): CategoryRisk => critiqueIdea(ideaFormSchema.parse(form)).categoryRisk;
const wordsOf = ({ message, suggestions }: CategoryRisk): string => [message, ...suggestions].join(' ');

describe('risk of the category', () => {
  it.each([
    [
      'A toy subscription box where parents return toys that the child outgrew. 2,100 families pay 24 euros a month, and 7% cancel in a month.',
      'a child',
    ],
    ['Kids Club Ledger: bookkeeping for holiday camps. 14 camps pay us $60 a month.', 'a child'],
    [
      'Open source tool that finds secrets in container images. Platform teams ship tokens in layers. 38 companies run it in CI.',
      'speculation',
    ],
    [
      'Design tokens can be synced to code without a plugin. We sync them for design teams. Eleven teams pay $49 a seat.',
      'token',
    ],
    [
      'Since Figma opened its REST API for variables last spring, we sync variables to code for design teams.',
      'famous product',
    ],
    [
      'Spotify for bird calls: hikers record, and park rangers get the counts by trail.',
      'a platform that you depend on',
    ],
    ['After Apple shut off tracking, small studios buy ads blind. We tell them which ad brought payers.', 'platform'],
    [
      'Fixed price divorce. 64 couples done, but we do not know how to reach people since Google ads cost $210.',
      'platform',
    ],
    ['Estate agents list flats once and we push them to nine portals. 45 agencies pay us, no commission.', 'side'],
    ['DNA sequencing of a soil sample for vineyards: a yearly report on which fungi live under each block.', 'license'],
    ['Voice bot calls the pharmacies to find who has the antibiotic in stock, for parents and nurses.', 'trading'],
    ['Spotify for bird calls: hikers record, we name the bird, and rangers get the counts.', 'Meeting notes'],
    ['Our river sensor sends the level. Insurance brokers and two communes in France pay 30 a month.', 'license'],
    ['AI that fills the forms of recruiters in Japan.', "'recruiters'"],
    ["We ask buyers after checkout 'where did you hear of us?' and match it to spend. 160 shops pay $80.", 'two sides'],
    ['Notes: bakers, night shift. flour orders by phone. we = bot that takes call. 3 mills pilot.', "'Notes'"],
  ])('takes words of %j in the sense they have there', (ideaBrief, danger) => {
    expect(wordsOf(riskOf({ ideaBrief }))).not.toContain(danger);
  });

  it.each([
    ['Crypto wallet for kids so that they learn about money. Parents deposit, kids spend at partner shops.', 'a child'],
    ['Cards for small firms in Vietnam, like Brex. We earn interchange.', 'famous product'],
    ['Language exchange app that matches native speakers. Video calls, chat, corrections by AI.', 'which side'],
    ['Shopify plugin that shows the CO2 of each parcel', 'a platform that you depend on'],
    ['Health records that belong to the patient, who is paid in our health token.', 'the token'],
  ])('still names the danger of %j', (ideaBrief, danger) => {
    expect(wordsOf(riskOf({ ideaBrief }))).toContain(danger);
  });

  it('says what speaks for an idea without a pattern, and sends nobody with customers to find the first', () => {
    const risk = riskOf({
      ideaBrief:
        'Dentists in Poland loose 15% of visits because patients forget. We call them with a voice which speak polish like human. 22 dentist pay 200 zl, no shows went from 15 to 6.',
    });
    expect(risk.message).toContain("'22 dentist pay 200 zl' speaks for it.");
    expect(risk.suggestions.join(' ')).not.toContain('Get one customer');
  });

  it.each([
    [
      'We cure vanilla for planters. The planter pays us 12% of the weight. 230 planters, since last season.',
      'planters',
    ],
    ['Online shops get product photos from one picture. 1,800 shops tried it, 96 pay $15.', 'online shops'],
  ])('asks about the customers whom a brief counts: %s', (ideaBrief, customers) => {
    const { level, suggestions } = riskOf({ ideaBrief });
    const asked =
      level === 'low'
        ? `Keep it narrow: ${customers}, one job, one price.`
        : `Say which of the ${customers} would be upset if you stopped, and why.`;
    expect(suggestions).toContain(asked);
  });

  it('says what an idea of no pattern lacks', () => {
    expect(riskOf({ ideaBrief: 'We translate the letters of German authorities for refugees.' }).message).toMatch(
      /^The text names no/,
    );
  });

  it.each([
    [
      'An agent that writes the denial letters of dental therapy clinics. It logs in to the payer portals.',
      'regulated',
    ],
    ['Bookings for people after knee surgery: a bot asks when they come for the next hour.', 'regulated'],
    [
      'A yard where potters rent out their kilns at night. We handle the insurance and the keys.',
      "other people's money",
    ],
    ['Tutoring by voice notes for pupils of grade 9 in Ghana. The student sends the question.', 'Things students sell'],
    ['Bacteria in the feed of catfish for people who farm ponds.', 'social network'],
  ])('takes what stands beside the product of %j for no danger of it', (ideaBrief, danger) => {
    expect(wordsOf(riskOf({ ideaBrief }))).not.toContain(danger);
  });

  it.each([
    ['We lend to bakeries against their card sales, 2% a month.', 'money goes out before it comes back|bear the loss'],
    ['Robots that peel squash for canneries.', 'built and repaired'],
    ['A patch that warns a nurse when the drip of a patient runs dry.', 'approval and a study'],
    ['Live inventory of used church organs. Parishes look for one by size.', 'two sides'],
    ['Rosters for county shelters: a form for counties that tells who is free.', 'decide slowly'],
  ])('says what in %j keeps the risk where it is', (ideaBrief, kept) => {
    const problem = 'It takes a day each week and 12% goes wrong.';
    const { message } = riskOf({ ideaBrief, problem });
    expect(message).toMatch(new RegExp(`${kept}|nobody who has used it|the problem has a size`));
    expect(message).not.toMatch(/catalog|young market|Few companies|one by one/);
  });

  it('names the tools of a field where the text does, and not a behavior that may be missing', () => {
    const { message, suggestions } = riskOf({
      ideaBrief: 'Shopify for choirs: tickets, scores and dues on one site.',
      problem: 'Choirs use Dropbox for scores, Doodle for dates, Eventbrite for tickets and none of it connects.',
    });
    expect(message).toContain("'Dropbox', 'Doodle' and 'Eventbrite' are in use there already");
    expect(suggestions.join(' ')).toContain("would leave 'Dropbox', 'Doodle' and 'Eventbrite' for it");
  });

  it('takes a disease for nothing that is forbidden', () => {
    const form: IdeaFormInput = {
      ideaBrief:
        'I cook for people with kidney disease. Boxes of 7 meals low in potassium. 140 people order every week.',
    };
    expect(wordsOf(riskOf(form))).not.toContain('courts stop');
    expect(critiqueIdea(ideaFormSchema.parse(form)).redFlags.map(({ id }) => id)).not.toContain('law');
  });

  it('takes what the customers do for no part of the product', () => {
    const risk = riskOf({
      ideaBrief: 'AI receptionist for vets',
      problem: 'Vets miss a third of calls during surgery. Each missed call is a lost visit of 80 dollars.',
      industry: 'AI/ML',
    });
    expect(wordsOf(risk)).not.toContain('regulated ground');
  });

  it('asks the paperwork of a trade for no license of it', () => {
    const risk = riskOf({
      ideaBrief: 'Kids Club Ledger: bookkeeping for holiday camps',
      problem: 'Camp directors collect cash, cheques and Venmo and cannot say in September who still owes.',
      industry: 'Fintech',
    });
    expect(wordsOf(risk)).not.toContain('license');
  });

  it('says to keep it narrow where the risk is low', () => {
    const risk = riskOf({
      ideaBrief: 'Software for dentists that calls patients before a visit. 22 dentists pay 200 zl a month.',
      problem: 'Dentists lose 15% of visits because patients forget.',
      targetUser: 'Small businesses',
      industry: 'B2B SaaS',
      stage: 'revenue',
    });
    expect(risk).toMatchObject({
      level: 'low',
      message: "No pattern that traps founders, and '22 dentists pay 200 zl a month' speaks for it.",
      suggestions: ['Keep it narrow: one kind of customer, one job, one price.'],
    });
  });

  it('says in the words of the problem why an idea of little risk is none', () => {
    const risk = riskOf({
      ideaBrief: 'Linter for PLC code. 52 machine builders use it.',
      problem: 'A stopped bottling line costs 9,000 euros an hour; 4 stops in 10 are code. PLC code has no tests.',
      industry: 'Developer Tools',
      stage: 'revenue',
    });
    expect(risk.level).toBe('low');
    expect(risk.message).not.toContain('a trade with a budget and a job');
  });

  it('sends nobody to those who have what is not made yet', () => {
    const { suggestions } = riskOf({
      ideaBrief:
        "Idea only, please be kind. In Turkey every family sends the carpets for washing before bayram, and the shop collects 200 in one day with a van. They mark them with pen on cloth and the ink goes away in the machine. My idea is RFID laundry tags, the ones hotels use, with a phone app for driver. The shop pays monthly. I am a nurse, not technical, but I worked six summers at my uncle's shop and I know 14 owners.",
      problem:
        'The label washes off, so in the busy weeks about one carpet in eighty goes to the wrong home. The shop pays for it, my uncle paid 45,000 lira in 2024 for a single Usak.',
      stage: 'idea',
    });
    expect(suggestions.join(' ')).not.toContain('those who have it');
  });

  it.each([
    ['Payroll for schools. We do not lend to teachers, although they ask. 96 schools pay.', /'lend'/],
    ['It writes the supplement to an estimate for roofers. Thirty-one roofers pay us.', /'supplement'/],
    ['It scores what a child says for the therapist. We do not offer diagnosis.', /'diagnosis'/],
    ['Charts by voice for vet clinics. No diagnosis. No reading of X-rays.', /'diagnosis'/],
    ["It scores inbound credits for banks. We don't do onboarding, or underwriting.", /underwriting/],
    ['It answers 450 guests. We guaranteed 480 plates and 431 came.', /'guaranteed'/],
    ['Nurses photograph their roster and learn whether the guaranteed overtime was paid.', /'guaranteed'/],
    ['Growing like a rocket: quotes for print shops from a photo of the order.', /'rocket'/],
    ['A designer deposits her draft and reads which seam does not close.', /'deposits'/],
    ['It asks for receipts, and fetches some from portals (Orange, EDF, Amazon Business).', /'Amazon'/],
    ['A thing that talks to guests. I have a mock-up in Figma.', /'Figma'/],
    ['A checker for subtitlers who are freelancers. A script a friend made finds some errors.', /friends|Job boards/],
  ])('finds no danger in what is not done, or means something else: %s', (ideaBrief, wrong) => {
    expect(riskOf({ ideaBrief }).message).not.toMatch(wrong);
  });

  it.each([
    ['The union lends probes to its villages, who send them back in autumn.', 'some of it does not'],
    ['A tool for singers. You get the words with 3 and 7 like we write in WhatsApp. Singers pay 9 euros.', 'WhatsApp'],
    ['A reading app. It was made for my therapy room, then other therapists asked for it.', 'regulated ground'],
    ['It finds a grain buyer who pays. Lenders hear of it.', "'Lenders'"],
    ['We rent choir robes. The kids wear black until then.', 'consent'],
    ['A box that any potter screws to the kiln, 90 units sold so far.', 'try a lot'],
  ])('finds no danger in a word that means another thing: %s', (ideaBrief, wrong) => {
    expect(wordsOf(riskOf({ ideaBrief, targetUser: 'Consumers', industry: 'Consumer' }))).not.toContain(wrong);
  });

  it('asks nobody who holds the license where the text says it', () => {
    const risk = riskOf({
      ideaBrief: 'We lend to bakers against their sales. The money moves through a licensed bank.',
      industry: 'Fintech',
    });
    expect(risk.suggestions.join(' ')).not.toContain('who holds the license');
  });

  it('says what raised the figure where no words name a danger', () => {
    const { message } = riskOf({
      ideaBrief:
        'We want to make street signs that turn with the wind. It will help drivers. We will start in our town and then we will sell it to all countries.',
      problem: 'People get lost in everything they do.',
      stage: 'idea',
    });
    expect(message).not.toContain('Say yourself');
    expect(message).toMatch(/What keeps the risk up is|The text names|little in the text/);
  });

  it('asks nobody to take away what is used once', () => {
    const { suggestions } = riskOf({
      ideaBrief: 'Flowers for funerals, ordered from abroad. 900 orders since May, 60 euros each.',
      stage: 'revenue',
    });
    expect(suggestions.join(' ')).not.toContain('took it away');
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    ['It is neither insurance nor rental: members share three spare motors, and each pays a yearly fee.', 'insurance'],
    ['We mark each loan of a fund every week from the accounts of the borrower. 600 pounds per loan.', 'loan'],
    ['New cells from abroad are expensive and quality is lottery. We test the old ones and match them.', 'lottery'],
  ])('sees no money of others in %j', (ideaBrief, word) => {
    expect(wordsOf(riskOf({ ideaBrief, industry: 'Fintech', stage: 'mvp' }))).not.toMatch(
      new RegExp(`'${word}\\w*' touches`),
    );
  });

  it('sees it where a startup holds or insures', () => {
    const { message } = riskOf({
      ideaBrief: 'Rain insurance for street cooks. We read the station and pay out the same evening.',
      industry: 'Fintech',
      stage: 'idea',
    });
    expect(message).toMatch(/touches other people's money/);
  });

  it('takes a tool for a famous product for no copy of it', () => {
    const risk = riskOf({
      ideaBrief: 'Dredge is a GitHub check for Postgres migrations. It replays an hour of traffic and comments.',
      problem: 'A lock blocks the checkout.',
      stage: 'mvp',
    });
    expect(wordsOf(risk)).not.toContain('another field');
  });

  it('asks for no license where somebody signs for each case', () => {
    const risk = riskOf({
      ideaBrief: 'Quotes for compounded medicine from a photo. A pharmacist approves every formula. 60 pharmacies pay.',
      industry: 'Healthcare',
      stage: 'revenue',
    });
    expect(risk.suggestions.join(' ')).not.toContain('who holds the license');
  });

  it('sends nobody who sprays to watch how it is done by hand', () => {
    const risk = riskOf({
      ideaBrief: 'A phage mist for onion stores. 30 crates were treated, 30 were not.',
      problem: 'Soft onions are sorted by hand.',
      stage: 'mvp',
    });
    expect(wordsOf(risk)).not.toContain('the old way');
  });

  it('takes what a product is against for nothing that it does', () => {
    const critique = critiqueIdea(
      ideaFormSchema.parse({
        ideaBrief: 'Deepfake-proof signing for notaries. The bank of the signer confirms a coded transfer on camera.',
        problem: 'A cloned seller cost an insurer 2 million.',
        stage: 'idea',
      }),
    );
    expect(wordsOf(critique.categoryRisk)).not.toContain('courts stop');
    expect(critique.redFlags.map(({ message }) => message).join(' ')).not.toContain('forbidden');
  });

  it('asks whoever names a licensed partner for no license', () => {
    const risk = riskOf({
      ideaBrief:
        'In Mexico most condominiums have no bank account. We give each building a wallet through a licensed partner, with a number for every apartment. ' +
        'All neighbors see the balance. We charge 12 pesos per apartment monthly. Later we want to lend to buildings.',
      problem: 'Around 35% of neighbors pay late.',
      targetUser: 'Consumers',
      industry: 'Fintech',
    });
    expect(wordsOf(risk)).not.toMatch(/somebody must hold|Say who holds the license/);
  });

  it('says first what may be forbidden, and has it tried on nobody', () => {
    const critique = critiqueIdea(
      ideaFormSchema.parse({
        ideaBrief:
          "Stalker-proof your relationship: install our app on your partner's phone and see messages, location, deleted photos. Invisible icon.",
        problem: 'Trust issues, cheating.',
        targetUser: 'Consumers',
        stage: 'mvp',
      }),
    );
    expect(critique.weaknesses[0]).toContain('app stores, banks or courts');
    expect(critique.suggestions.join(' ')).not.toContain('in front of three people');
  });
});
