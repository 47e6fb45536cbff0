import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';

function saidOf(text: string): string {
  const { partnerFeedback, redFlags } = critiquePitch(text);
  return [...partnerFeedback, ...redFlags.map(({ message }) => message)].join(' ');
}

describe('what is told of a pitch is true of it', () => {
  it.each([
    ['We are making an app for people who want to find a good plumber.', /is tomorrow/],
    [
      'Endolysin for mastitis in dairy cows, with no antibiotic and zero milk discard.',
      /what gets better|what it changes/,
    ],
    ['Lockstep catches the migration that will lock your biggest table, before you merge it.', /is tomorrow/],
    [
      'Camera machine for sorting sausage casings, replaces 8 workers and the argument about calibre.',
      /8 workers came/,
    ],
    ['Non-profit that collects used hearing aids and fits them in Philippine provinces.', /without a size/],
    [
      'Wireless probes which tell to the sawmill when the wood in the kiln is ready.',
      /never say who it is for|Who pays/,
    ],
    ['We buy broken heat pumps, repair them and sell them for half the price.', /interconnection|offtake/],
    ['We sell second hand wedding dresses for a muslim bride in Malaysia.', /never say who it is for/],
    ['Bell ringers learn on our app; 311 of 5,700 towers pay £40 a year.', /What happened with the other/],
    [
      'Nira is a map tool, built for renewable energy developers, that shows available capacity on the electrical grid.',
      /unit of power|supply goes down|pays back/,
    ],
    [
      'Small dairies throw away whey. We turn it into vodka and sell it to 60 bars in Vermont.',
      /cannot tell what you sell|not what you make/,
    ],
    [
      'Rust compiler plugin that finds data races before tests do; 4 of the top 20 exchanges run it',
      /never say who it is for|Who pays/,
    ],
    ['An API that tells lenders if a landlord is real, used by 5 credit unions', /defaults|repay/],
    ['Insurance for drones by the minute', /flights|orbit|aircraft/],
    [
      'My platform allow to teachers create exam in 5 minute and correct automatic, more than 900 teacher from Bolivia is using',
      /still do not know what|cannot tell what you sell/,
    ],
    ['We sell used school buses to food truck owners', /guests/],
    [
      'Farriers keep their diary in their head. HoofBook sends the reminder, takes the card payment and never asks them to type.',
      /Stripe|processor|declined/,
    ],
    ['Landowners forget which oak is due. We remember, from satellite and a tin of tags.', /flown|aircraft/],
    [
      'Saffron pickers get paid by kilo of flower. Our box measures moisture. Fifteen hundred rupees a season.',
      /without a size/,
    ],
    ['Online resale for taxidermy. Nobody wants to inherit a stuffed moose.', /is tomorrow/],
    ['We read the chart, fill out the form, and only get paid when it is approved.', /without a size/],
    ['Payroll for companies with six employees in five countries.', /6 employees/],
    ['Everybody needs a locksmith, so the market is eight billion.', /without a size/],
    [
      'Oysters die when the water turns. Our probe rings. Twelve hatcheries from Galway to Arcachon.',
      /in use today|used it or paid/,
    ],
    [
      'Interpreters in hospital: the nurse calls six agencies. One button, ninety kronor per call.',
      /Name the number|patient is harmed/,
    ],
    ['GPT that writes grant applications for museums: 14 museums won $2.3M', /in use today|used it or paid/],
    [
      'Enzyme for silage that works during the first six weeks after filling, €4 per tonne.',
      /six weeks after|by which test/,
    ],
    [
      'We want to get a dead pump turning in 4 days instead of 40 by doing the forms that the supplier hates.',
      /hates|used it or paid|instead of 40/,
    ],
    ['We collect what theaters and schools leave behind, and sell it to small stages.', /without a size/],
    ['Sing your line from a photo of the page, so you can learn it doing the dishes.', /without a size/],
    [
      'Vela is where families buy and sell gowns worn once. $900 gowns for $300, cleaned.',
      /what gets better|figure changes/,
    ],
    [
      'Suppliers wait for clerks rather than for the price. We list warehouse shifts in Turin.',
      /tells me what they do today|have to beat/,
    ],
    ['A proxy that stops your agent from spending more than $5 a day', /'\$5 a day'/],
    [
      'Pagecheck opens your shop every minute from 30 cities and calls you when it breaks.',
      /'30 cities|of the 30 cities/,
    ],
    ['Class cards for coaches who have 200 to 900 swimmers in one pool', /swimmers in one pool'|of the 900/],
    ['Gateman replaces the clipboard at building sites with a turnstile that checks each badge.', /turnstile that/],
    [
      'Members leave a gym on the day the coach goes. We see it a week before and tell 12 gyms whom to call.',
      /'Members leave/,
    ],
    ['Show HN: a crate that parses 40 years of broken files without a crash', /'40 years/],
    ['We use old rules to modernise legacy COBOL estates for banks.', /do modernise/],
    ['FleetWise is software that helps delivery firms lower fuel and repair costs.', /^'lower fuel'/],
    ['Payroll for domestic workers. 8,100 households pay R$19 a month.', /is \$153,900/],
    [
      'Oral drugs are limited by absorption. Using a peptide carrier from the University of Basel, we get 11x higher bioavailability in pigs, and we plan to file an IND.',
      /carriers|is tomorrow/,
    ],
    [
      'Observability for voice agents. If you run Vapi in production, we record every call and score it.',
      /Say what it does first|only helps if/,
    ],
    [
      'An app for creators with scheduling, analytics, link in bio, community, courses and storage.',
      /Delete|'analytics'|'community'/,
    ],
    ['We will become the operating system of kitchens, using blockchain.', /'system'/],
    ['Helping people be their best selves through yoga on Zoom.', /'best'/],
    ['We test games for studios: QA agents play builds, file bugs by our SDK and we bill by MRR.', /Spell out/],
    [
      'ServiceTitan costs a 4-person plumbing shop around $1,200 a month. Ours is $79 per truck, and it runs the same afternoon.',
      /'\$1,200 a month'/,
    ],
    [
      'Podcasters record, we do everything else: editing, clips, show notes, follow-up. Flat $250 per episode.',
      /many things|a list/,
    ],
    ['HOA boards run themselves for $4 per door, versus the $18 a typical manager charges.', /'versus/],
    [
      'Basically we rent vans: today you call three dealers and pay $150 a day. 38 families list theirs.',
      /3 dealers|\$150|doubt/,
    ],
    ['AI copilot for customs brokers.', /truck|freight|loads/],
    ['Think Shopify, but for small churches.', /You say what it is|You told me what it is|I see the thing/],
    ['We recover customs duties for small importers and take 15% of the refund.', /share of everybody/],
    ['We aggregate household batteries in Poland and take 30% of the margin.', /share of everybody/],
    [
      'A social game where friends raise one shared animal. 9k downloads, D30 retention 21%.',
      /get by without|in its place/,
    ],
    ['We help Nigerian SMEs get a USD, GBP and EUR account in 5 minutes.', /Spell out|many things/],
    [
      'Returns for e-commerce brands in the Gulf: we predict which orders will be refused.',
      /average order|the ad that/,
    ],
    [
      'Robots that wash hog barns for $380 a barn. 2 units in the field, 61 barns of 2,400 head washed, 14 hours each by hand.',
      /numbers and I remember none/,
    ],
    ['we are building an ai agent that answers the phone for dental offices and books appointments', /AI is how/],
  ])('%s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it.each([
    'Australian universities own A$2B of lab gear and use 9% of it. We insure it by the hour for small biotechs.',
    'Our mission is to empower one billion people by 2030 with cutting-edge technologies.',
  ])('makes no short version of what is no product: %s', (text) => {
    expect(critiquePitch(text).shortVersion).toBeNull();
  });

  it('still asks where the founders are the ones who want', () => {
    expect(saidOf('We want to build an app for plumbers.')).toContain('is tomorrow');
  });

  it.each([
    ['Keychain Logistics is a software marketplace that connects companies with truck owners.', /^Logistics/],
    ['We have built a marketplace for used lab equipment where universities list for free.', /^We have built/],
  ])('cuts no name in two, and begins with what was made: %s', (text, wrong) => {
    const { shortVersion } = critiquePitch(text);
    expect(shortVersion).toBeTruthy();
    expect(shortVersion).not.toMatch(wrong);
  });

  it.each([
    [
      'Tattoo studios lose a third of their deposits to no-shows. Inkhold takes it by card; 62 studios pay $49 a month.',
      /'Tattoo studios lose/,
    ],
    ['We sell crane hire. 300 studios pay us, which is $15,000 a month.', /\$4,500,000/],
    ['Beekeepers open three of 400 hives a day with our app.', /of the others come next/],
  ])('praises no loss, and multiplies no total: %s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it.each([
    ['Sheep farmers lose lambs to foxes. Our collar barks.', /is a result without a size/],
    ['A bank for truckers: they get paid the day they deliver, and we earn 1.5% from the shipper.', /'bank'/],
    ['An app for elevator inspectors. The city of Gothenburg made it the only accepted form in June.', /by which test/],
  ])('takes no loss for a result, no product for its customer, no fact for a boast: %s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it('takes what somebody could not do for no hedge', () => {
    expect(critiquePitch('My grandmother could not read her pill box. We print it large.').buzzwords).toEqual([]);
  });

  it('asks how much better', () => {
    expect(saidOf('we help small farmers to get better price for there tomato by whatsapp group')).toContain(
      "'better price' is a result without a size",
    );
  });

  it('takes a scale that weighs for no big word', () => {
    expect(critiquePitch('We monitor each hive with a scale and a microphone.').buzzwords).toEqual([]);
    expect(critiquePitch('We bring synergy to clinics.').buzzwords).toHaveLength(1);
  });

  it('takes the month of May for no hedge', () => {
    const said = saidOf('We rent beds by the day to families. 212 families in Lyon paid 9 euros a day since May.');
    expect(said).toContain("'212 families in Lyon paid 9 euros a day since May'");
  });

  it('counts the words that stand there', () => {
    const text =
      "Immigration lawyers use Petitio to draft H-1B and O-1 petitions. Upload the client's CV and evidence, get a 40-page first draft with " +
      'exhibits numbered in order. What took a paralegal three days takes an afternoon.';
    expect(saidOf(text)).toContain('35 words');
  });

  it('praises no reminder for being sent often, and a price for what it is', () => {
    expect(saidOf('We help piano tuners: reminders every 6 months, invoices, $19/mo.')).not.toContain('every 6 months');
    const said = saidOf('Laundromat owners in Ohio get a text when a machine breaks. The sensor costs $79 a year.');
    expect(said).not.toMatch(/\$79 a year' (?:is the best part|does more|is what I would tell)/);
  });

  it('makes no fact of what the founders think', () => {
    const text =
      'Deposit scores of landlords: we think tenants will pay $9 for a report, and 3.8% of 400 clicked through.';
    expect(critiquePitch(text).rewriteSuggestions.clarity).toContain('we think tenants will pay');
  });

  it('quotes a list of places whole', () => {
    const said = saidOf(
      'We do the books for food trucks. 61 trucks in Austin, San Antonio and Houston pay us $149/mo.',
    );
    expect(said).not.toContain("'San Antonio and Houston");
  });

  it('quotes a share whole', () => {
    const said = saidOf(
      'Notaries in Poland post paper deeds. Our API files them in 4 minutes; 3 of the 16 notary chambers have signed.',
    );
    expect(said).not.toContain("'16 notary chambers'");
  });

  it('takes a fraction in words for a size', () => {
    expect(
      saidOf('Guards at 31 Lisbon schools swap shifts in our app; absences fell by a fifth since May.'),
    ).not.toContain('not what gets better');
  });

  it('asks a short line for what it lacks, and not for whom it names', () => {
    expect(saidOf('AI notetaker for lawyers')).not.toContain('Add who it is for');
    expect(saidOf('Gym playlists')).toContain('Add who it is for');
  });

  it.each([
    [
      'Gritline makes a $340 sensor that tells quarry operators when a roller is about to seize, nine days ahead.',
      /not what gets better|Which failure/,
    ],
    ['Drone seeding of cover crops, $17 an acre. We flew 6,200 acres last fall.', /how many acres or animals, over/i],
    [
      'Replacing the flashlight of the inspector with an ultrasonic crawler which walks round the pipe by itself.',
      /ultrasonic crawlers/,
    ],
    [
      'Squirm would let tackle shops order fresh maggots by Wednesday. Just an idea so far.',
      /in use today|used it or paid/,
    ],
    ['A UV scanner that maps tired fabric on a hot air balloon in 40 minutes.', /'fabric'/],
    ['Grzybek puts a camera over the shelf and a green light tells the picker which one is ready.', /CO2/],
    ['A game about a failing lighthouse. 11k wishlists on Steam, launch in October.', /to wishlists/],
    [
      'So what we do is, we take the heat that bakeries throw out and sell it to the flats upstairs.',
      /'So what we do is'/,
    ],
  ])('asks nothing that is told, and nobody who is a thing: %s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it('says of each word once that a sentence hangs on it', () => {
    const { rewriteNotes } = critiquePitch(
      'Think of Duolingo meets Peloton, for mindfulness, on the blockchain (but the user never sees the blockchain).',
    );
    expect(rewriteNotes.clarity ?? '').not.toContain("'blockchain', 'blockchain'");
  });

  it('makes no verb of a part of a compound', () => {
    const { rewriteSuggestions } = critiquePitch(
      'Leveraging agentic AI to unlock synergistic value across the human capital lifecycle for forward-thinking enterprises.',
    );
    expect(rewriteSuggestions.clarity).not.toMatch(/^We forward-thinking/);
  });

  it('marks no plain word: neither people nor customers', () => {
    const wordsIn = (text: string): string[] => critiquePitch(text).buzzwords.map(({ term }) => term);
    expect(wordsIn('Postgres branching for people who stay on RDS.')).not.toContain('people');
    expect(wordsIn('An open compiler for small chips. No customers; 3,100 stars.')).not.toContain('customers');
    expect(wordsIn('We help people save money.')).toEqual([]);
  });
});

describe('marked words', () => {
  const wordsIn = (text: string): string[] => critiquePitch(text).buzzwords.map(({ term }) => term);

  it.each([
    ['a word of the trade', 'Overtime workflow for Danish dairies: from the punch clock to the payslip.'],
    ['a comparison that says how much', 'A press that folds shirts three times faster than a laundress.'],
    ['what has a lock', 'A key ring that lets any hire shop unlock scooters whose battery is dead.'],
    ['cloth', 'A knitted fabric for tailors that mends its own holes.'],
    ['what it cost in the end', 'We show a bakery what each loaf really cost.'],
    ['a layer of something', 'A spray that lays a thin layer of wax on mangoes.'],
    ['a platform of a train', 'A camera that counts who waits on a train platform.'],
  ])('are none where it is %s', (_, text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it.each([
    ['A synergy platform for bakers.', ['synergy', 'platform']],
    ['Rooms that are actually quiet.', ['actually']],
    ['Cheaper rooms for nurses.', ['cheaper']],
    ['We are reinventing the bakery.', ['reinventing']],
  ])('of %j are %j', (text, marked) => {
    expect(wordsIn(text)).toEqual(marked);
  });

  it('are replaced by nothing that says as little', () => {
    const [reinventing] = critiquePitch('We are reinventing the bakery.').buzzwords;
    expect(reinventing?.replacement).toBe('say what changes, from what to what');
  });
});

describe('words in their place', () => {
  const told = (text: string): string => {
    const { partnerFeedback, redFlags, buzzwords } = critiquePitch(text);
    return [...partnerFeedback, ...redFlags.map(({ message }) => message), ...buzzwords.map(({ term }) => term)].join(
      '\n',
    );
  };

  it.each([
    // Before the first child is there is a moment.
    ['RouteCover folds the route of a sick driver into others before the first kid stands at the road.', /the first/],
    // What is found out is no plan.
    ['Snap the plate on any boiler, and Partly tells the engineer which part it’ll be and who has it.', /tomorrow/],
    // Everyone of those who are named.
    ['An app for choirs so that everyone knows their part before the rehearsal', /^everyone$/m],
    // The players are named beside what they look for.
    ['An app where esports players find a team on their level', /'team' is not a customer/],
    ['Lift plans and timesheets for mobile crane hire firms.', /'firms' is not a customer/],
    // The trade is named in one word.
    ['Ledger runs the back room of independent pawnshops. ₱3,200 per branch per month.', /never say who/],
    // A probe that only measures raises no alarm.
    ['Clip-on sensors that measure which radiator valve the caretaker has to turn, and how far.', /false alarms/],
    // From the comma on it says the opposite.
    [
      'Finds the metrics that no human, alert or dashboard has read in 90 days and removes them.',
      /'alert or dashboard/,
    ],
    // Whoever gives it away has no price.
    ['A non-profit that brings volunteer drone pilots to the meadow at dawn, so no fawn is killed.', /customer pay/],
  ])('%j is told nothing of words that mean something else', (text, wrong) => {
    expect(told(text)).not.toMatch(wrong);
  });

  it('takes nobody for a customer who does something to the reader', () => {
    expect(
      critiquePitch("Banks verify you. We verify the bank that's calling.").partnerFeedback.join(' '),
    ).not.toContain('banks');
  });

  it('cuts no clause in the middle of what it says', () => {
    const said = critiquePitch(
      'We compute, for 5,100 fantasy cricket teams in Nagpur, the average jersey number of the bench players, updated every ball, with API.',
    ).partnerFeedback.join(' ');
    expect(said).not.toContain("fantasy cricket'");
  });

  it('asks a drug for its strongest test, and not for users', () => {
    const { insight } = critiquePitch(
      'Oral endolysin for Staph aureus mastitis in dairy cows, with no antibiotic.',
    ).rewriteSuggestions;
    expect(insight).not.toContain('how many people use it');
  });
});
