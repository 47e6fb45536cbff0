import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPitch } from '../engine/read-text.js';
import { customersNamed, withPlace } from './customers-named.js';

const nameIn = (...texts: readonly [string, ...string[]]): string | null => {
  const [description, ...more] = texts;
  return customersNamed(readPitch(description), ...more.map((text) => readPitch(text)))?.name ?? null;
};

describe('customers that a text names', () => {
  it.each([
    ['An agent that calls city permit offices and gets sign contractors their permits faster.', 'sign contractors'],
    ['An app that adapts to a child. Parents have no money for tutors.', null],
    ['I was eight years the financial director of a small dialysis clinic. Already 14 clinics use it.', 'clinics'],
    ['Tickets from a WhatsApp group. A resident is elected. Before we made an app for residents.', null],
    ['A guard between agents and tools. Three design partners run it in staging.', null],
    ['A test on a drop of blood, result in twelve minutes, for under 150 shillings.', null],
    ["Parents list old uniform, another parent pays by card. We're live for 38 schools.", 'parents'],
    ['27 New Zealand contractors use it to count sheep.', 'New Zealand contractors'],
    ['We build a $310 milk tester that survives rural power.', null],
    ['Panels of wool. 22 weavers, paid per hour and not per piece.', null],
    ['Rides by boat. 21 riders on salary, 340 trips a day.', null],
    ['Nursery for seed. Baby oysters go in small. People keep ringing for oysters.', null],
    ['We look after graves. 480 graves on the yearly plan.', null],
    ['Leave planning. A list of job groups that a works council will sign.', null],
    ['Loans for coffee. Defaults ran at 6 percent.', null],
    ['Panels of wool. But not rugs to tourists.', null],
    ["'s pays.", null],
    ['A bot. It fills the forms for pharmacies that bill several insurers.', 'pharmacies'],
    ['Music by phone. 52 musicians are in the list, but they pay nothing.', null],
    ['An index of alleys. Our old chatbot for spas still earns something.', null],
    ['Ants against beetles. We used to sell bars to gyms in Bangkok.', null],
    ['A video lesson each evening. Families never pay; 212 families in Cusco so far.', null],
    ['It replays queries. I spent six years on the database team of a bank. We have 14 teams paying.', null],
    ['Shift swaps by text message. We sell to hotel groups with 5 to 40 properties.', 'hotel groups'],
    ['AI agent that calls insurance companies on behalf of dental offices to verify benefits.', 'dental offices'],
    ['We want to let developers write one policy file for AWS.', 'developers'],
    ['Squirm would let tackle shops order maggots from nearby bait farms.', 'tackle shops'],
    ["Sensors in the ice. It won't cool ice for a figure skater who cancelled.", null],
    ['It writes what you say. The headset is a normal one for construction workers.', null],
    ['We advance invoices. The bank asked us for a house in guarantee.', null],
    ['We advance money to home care agencies against claims. Caregivers are paid weekly.', 'home care agencies'],
    ['It reads contracts. Customers are mid-size manufacturers with €3-30m of freight.', 'mid-size manufacturers'],
    ['An agent for declarations. Now 4 brokerages use and 1 in Rotterdam is testing.', 'brokerages'],
    ['A clamp for pipes. Three prototypes run in Graz and Maribor since October.', null],
    ['Phonate is an app that leads the 15 minute practice and tells you if you dropped.', null],
    ['A check of scans. We have 9 labs: a 12 person dental lab pays us $150.', 'dental labs'],
    ['Branches of a database. Neon solved this for people who move their database.', null],
    ['I used to build scheduling software for dental offices. This is the same with antlers.', null],
    ['A deposit must be paid with the first rent, so young tenants borrow from parents.', null],
    ['Papers come home. The office gives this to one liaison officer.', null],
    ['A list of masons. I spent eleven years as an officer for a county council.', null],
    ['Dental offices call labs all day. CaseLine picks up for labs.', 'labs'],
    ['Payroll. We do not lend to teachers for now, although they ask.', null],
    ['Notes for speech. Whether the accuracy holds for bilingual children is an open question.', null],
    ['A part from a photo. Big producers keep the tools and lose nothing.', null],
    ['Exams in a box. We chose to sell to tutorial centers and not to parents.', null],
    ["Re-plans a shearing contractor's whole run and texts every farmer.", null],
    ["Booking tools don't work for small clinics. We do.", 'small clinics'],
    ['It counts how many dozen a farm will have for the French buyers at Christmas.', null],
    ['Opera houses lease our music stands in sets of seventy.', 'opera houses'],
    ['A vinegar from dates that German food companies buy as a preservative.', 'German food companies'],
    ['Calendar for a piano tuner’s round.', 'piano tuners'],
    ['Angels fund it. Choirs pay $9 a month.', 'choirs'],
    ['Small cities have one or two plan reviewers. Cities pay an annual subscription.', 'small cities'],
    ['Our lab tests hemp within 5 days; 310 growers in Oregon ship to us.', 'growers'],
    ['A page turner. The bill goes out monthly: clinics are invoiced by the page.', 'clinics'],
    ['NGOs order and pay, the district health office says to which village it goes.', 'NGOs'],
    ['A day planner for adults with ADHD.', 'adults with ADHD'],
    ['Evals for teams that build voice agents.', 'teams that build voice agents'],
    ['Laundromats: turn your coin machines into app machines with a $40 board', 'laundromats'],
    [
      'You can’t rent without a guarantor if you are an international student. We are the guarantor.',
      'international students',
    ],
    ['Preview builds of apps. 37 mobile teams are on the paid plan.', 'mobile teams'],
    [
      'Small exporters book the space of empty trucks. We take 8% from the exporter; drivers join free.',
      'small exporters',
    ],
    ['Two archives, one bank and one court pay by page.', 'archives'],
    ['A reader of reports. 12 rural councils at £28k a year, since May.', 'rural councils'],
    ['A catalogue of wigs, so theatres can find what they have.', 'theatres'],
    ['A filter for hot water. To date 36 barrels in 29 batik workshops.', 'batik workshops'],
    ['Briquettes from cane. Customers are chapati kiosks and schools.', 'chapati kiosks'],
    ['A robot for stairs. Buyers: moving companies and lift firms.', 'moving companies'],
    ['Clothes that open at the back. Buyers will be daughters of 45 to 65.', 'daughters'],
    ['A booking service for music. For us the client is the funeral home.', 'funeral homes'],
    ['Already 14 clinics use it. The insurers, all of them, pay the clinics late.', 'clinics'],
    ['An app that helps people who stammer to make phone calls.', 'people who stammer'],
    ['Wool hats. Muslim women who ski pay us 60 euros.', 'Muslim women'],
    ['Food for boats. 9 caterers have fitted it. Restaurants pay in 50 days.', 'caterers'],
    ['A strip to sell to olive mills, later to bottlers who buy in bulk.', 'olive mills'],
    ['Kips Health enables physical therapists to collect reimbursements.', 'physical therapists'],
    ['Warehouse management for small and medium distributors.', 'distributors'],
    ['The brewery buys the clips from us and hands them to its bars for nothing.', 'breweries'],
    ["Growers love the idea but they don't pay us, the beekeeper does, $2.40 per hive per month.", 'beekeepers'],
    ['Crawlers scrub hulls. Time-charterers pay the fuel bill, so they pay us, not the shipowner.', 'time-charterers'],
    ['County courts buy blocks of 100 minutes. Bar associations recommend us.', 'county courts'],
    ['Hill farmers burn fleece. It is peat-free compost makers who take it by the tonne.', 'peat-free compost makers'],
    ['We lease pre-built puzzle modules to independent escape rooms.', 'independent escape rooms'],
    ['DNA tests of soil. Chefs are happy but are not our clients. We have 37 growers.', 'growers'],
    ['Our app schedules falconers to fly. The falconers pay us 90 a month.', 'falconers'],
    ['Pigeon owners do not buy from us. The race loft buys: 3 USD each bird.', 'race lofts'],
    ['Landlords sign with Otis. We take 25% of the credit clawed back from the maintainer.', 'landlords'],
    ['A service plan where the sign owner pays yearly.', 'sign owners'],
    ["We freeze-dry a starter. A bakery gives us one loaf's price per day. Flour mills mention us.", 'bakeries'],
    ['We are helping salt workers in Gujarat to replace a pump.', 'salt workers'],
    [
      'A patch for bioreactors. Cell therapy manufacturers pay about $310 per run, patients never hear of us.',
      'cell therapy manufacturers',
    ],
    [
      'We pay subcontractors early. The sub pays 1.8%. Surety companies want to see it, but they are not who we sell to.',
      'subs',
    ],
  ])('are those who pay, whom it is for or who use it: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['The doctors are free for parents. Insurers pay $4 a call.', 'insurers'],
    [
      'Hospitals rent sets of instruments. 3 hospitals in Denmark, 1 manufacturer pays 2 euros a tray.',
      'manufacturers',
    ],
    ['Skippers of trawlers book and pay by the metre, retired fishermen do the knots.', 'skippers'],
    ['Beekeepers who drive 40 km to their bees buy it.', 'beekeepers'],
  ])('are first those who pay: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it('are whose trouble it is where the description names nobody', () => {
    const trouble = 'Data engineers cannot test a change without copying production.';
    expect(nameIn('It replays runs in a sandbox. From $300 a month.', trouble)).toBe('data engineers');
    expect(nameIn('It replays runs for banks.', trouble)).toBe('banks');
  });

  it.each([
    'Lift makers lock their controllers. We hold the key for 41 models.',
    'Auditors of smart contracts sell an opinion and walk away.',
    'Background checks for domestic workers in India.',
    'An AI coding agent that can write and test firmware.',
    'We replace agencies. We were surgeons.',
    'Built by two engineers who ran payments at a bank.',
    'A course for children, students, employees, managers, seniors and teachers.',
    'We are looking for a scientist.',
    'We partner with a local bank. Companies use paper receipts.',
    'The palm oil mill gives us the shells for nothing.',
    'Software that sends the report to the ministry.',
    'The justice ministry pays us 62 euros an hour.',
    'The pill people forget is the second one.',
    'Edible business cards, five flavours, printed by us in Osaka.',
    'Drop-in heat pump for window-unit apartments, 120V, no electrician, installs in under an hour.',
    "Payroll for nannies' employers, inside a chat.",
    'We pay farmers in the Mekong Delta to drain twice and sell the credits. 1,150 farmers signed up.',
    'BroodMinder is excellent for the big owners.',
    'My mother makes wigs for chemo patients.',
    'It drops dye for one sober person to pull.',
    'I sold my last company. This one is bigger.',
    'For props: tag it, rent it, bill the director who lost it.',
    'Sensors on kelp farms. Not hobbyists with a kayak.',
    'We have 12 engineers.',
    'A sensor for bells. The foundry sends us drawings and expects nothing.',
    'A binder is a contract that lets an agency sign in its name.',
    'Lighthouse keepers are gone but the lamps still fail.',
    'An app for swaps. A premium tier at 5.99 a month plus ads for family brands. Schools have let us put up posters.',
    'There are four men in Europe who can carve one.',
    'Using a peptide carrier licensed from the University of Basel, we get 11x more into the blood.',
    '',
  ])('are nobody who supplies, works, is a rival or is spoken of: %s', (text) => {
    expect(nameIn(text)).toBeNull();
  });

  it('are in a story of many people only those of whom it surely tells', () => {
    const story =
      "Sitters want £15 an hour. I swapped nights with a colleague: I had her boys and she had mine. I'm a night nurse and a mother of two.";
    expect(nameIn(story, 'Hospital nurseries shut at 6, and grandparents run out.')).toBeNull();
    expect(nameIn(`${story} Hospitals pay us £2 a month.`)).toBe('hospitals');
  });

  it('are called by more words where another text has them', () => {
    expect(nameIn('62 studios pay $9 a month.', 'Tattoo studios lose one appointment in five.')).toBe('tattoo studios');
  });

  it('are surer where the problem says more of them', () => {
    expect(nameIn('A forecast of how much dough a pizzeria needs.', 'Pizzerias throw away dough every night.')).toBe(
      'pizzerias',
    );
  });

  it('have their place behind them while that is short', () => {
    const called = (text: string): string | null => {
      const party = customersNamed(readPitch(text));
      return party === null ? null : withPlace(party);
    };
    expect(called('We sell to lift companies in the Alps.')).toBe('lift companies in the Alps');
    expect(called('WE SELL TO PLUMBERS IN OHIO.')).toBe('plumbers');
    expect(called('We sell to independent mortgage brokers in Newfoundland and Labrador.')).toBe(
      'independent mortgage brokers',
    );
  });

  it('are words of the text whatever it says', () => {
    const words = fc.constantFrom(
      ...'We sell to for by from with and , . : - dentists clinics banks pay pays use it us 12 the a of who in Lagos AI agents people customers are buyers so can'.split(
        ' ',
      ),
      "'s",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (some) => {
        const name = nameIn(some.join(' '));
        const known =
          name === null ||
          name.split(' ').every((word) => `${some.join(' ')}s`.includes(word.replace(/s$/, '').replace("'", '')));
        expect(known).toBe(true);
      }),
    );
  });
});
