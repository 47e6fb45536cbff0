import { describe, expect, it } from '@jest/globals';
import { deckOf } from '../../test/deck-of.fixture.js';
import { reviewDeck } from './review-deck.js';

const COVER = ['Claimbird', 'Gets denied dental claims paid'];

describe('what a slide is for', () => {
  it.each([
    ['traction', '31 farms pay us $90 a month', 'Up from 12 in May 2026'],
    ['ask', 'We want $500k to reach 300 farms', 'Two engineers for 18 months'],
    ['market', '140,000 practices could pay $2,400 a year', 'Source: the register of 2026'],
    ['model', 'We charge $90 a month for each farm', 'Farms pay by card'],
    ['competition', 'Farms have spreadsheets or nothing today', 'The state app is a day late'],
    ['solution', 'Claimbird texts the patient the minute a claim is denied', 'The form is filled in by then'],
    ['problem', 'Small dairies pay to throw whey away', '90 million litres a year in Ireland'],
    ['problem', 'Half of all guides cut nothing', 'Labs find out after six weeks and $2,800'],
    ['problem', 'Feeding a child with allergies takes eleven hours a week', 'Parents read 60 labels a shop'],
    ['problem', 'A 40-room hotel waits 19 days for its own numbers', 'Its accountant types 700 receipts a month'],
    ['problem', 'Fishmongers throw out 3 kg of foam a day', 'The EU bans it in 2027'],
    ['problem', 'Customers waste 9 days on permits with drywall rooms', 'Landlords forbid them in half of all leases'],
    ['problem', 'Slow queries are found by angry customers', 'On-call engineers dig through logs for 3 hours'],
    [
      'problem',
      'Parents pay $900 for a trumpet that is played for 7 months',
      'Four in ten children quit within a year',
    ],
    ['problem', 'Waiting lists are 14 months', 'One child in twelve needs speech therapy'],
    ['solution', 'Claimbird delivers five dinners nobody in the family reacts to', 'Parents tick allergens once'],
    ['solution', 'We are sending oil two weeks after press', 'Each bottle has name of the farmer'],
    ['solution', 'Three photos are enough', 'Our software draws the pattern'],
    ['solution', 'Drivers book a door from their phone', 'Trucks wait 22 minutes instead of 95'],
    ['traction', 'We make 22,000 euro in last month', '410 families has paid us since February 2026'],
    ['traction', 'Nine warehouses, $2,900 a month each', '$26,100 MRR, up from $5,800 in May'],
    ['traction', '4 cities, 61 roofs', '€380,000 in orders since January 2026'],
    ['market', '61,000 hotels have under 80 rooms', 'At $3,840 a year each, $234 million'],
    ['market', '5.6 million children in the US have a food allergy', 'Source: CDC 2024'],
    ['market', '3.1 million children start an instrument each year', '$228 each = $707 million'],
    ['solution', 'Ours hangs under the kitchen window', 'One fitter, one day, no new radiators'],
    ['competition', 'Daikin needs a garden', 'Octopus fits four a week in a town'],
    ['competition', 'iManage is for big firms. Folders are for nobody.', 'Both are old'],
    ['traction', '17,000 rentals in Ghent', '2,400 a month, up from 300 in January 2026'],
    ['traction', 'Nobody leaves', 'Churn 0.4% a month in 2026'],
    ['traction', 'No customer has cancelled', '38 of 38 renewed in May 2026'],
    ['solution', 'One scan replaces four forms', 'The nurse signs once'],
    ['competition', 'Everyone else sells hardware', 'We rent it'],
    ['competition', 'Competitors lose 9% of parcels', 'We lose 0.3%'],
    ['problem', 'Team members wait 4 days for a laptop', 'IT has 3 people'],
    ['problem', 'Product teams ship blind', 'No one knows which feature is used'],
    ['other', 'By 2028 every port uses Claimbird', 'One API for all'],
    ['model', 'We buy at $90 and sell at $310 a cubic metre', 'Trucks are paid by the builder'],
    ['solution', 'Water boards save $9,400 a month on average', 'Measured in eight boards over six months'],
    ['traction', '$52k a month, four months after launch', '31 companies pay $1,700'],
    ['market', 'Niger makes 1.2 million tons of onion', 'FAO 2024'],
    ['model', 'We keep $44 of each $110 pair', 'Customers order 2.4 pairs a year'],
    ['competition', 'Lead-acid lasts 14 months, ours six years', 'Grid is down 11 hours a day'],
    ['competition', 'Opendock charges per door and ignores temperature', 'C3 needs a six-month rollout'],
    ['competition', 'Crews with listening sticks charge $1,100 a day', 'Satellite firms see cities only'],
    ['competition', 'Nobody else grades it', 'Salvage yards sell by look'],
    ['competition', 'PagerDuty wakes people; we do not', 'Both read the same graph'],
    ['competition', 'Datadog shows the query, pganalyze suggests, we fix', 'All three read the same log'],
    ['team', 'Two parents, one chef', "Leo ran the kitchen of Sweetgreen's pilot stores"],
    ['team', 'Nora is a speech therapist. Ben made games at King.', 'Both have late talkers'],
    [
      'team',
      'Amira and Jo, textile engineers, friends since Manchester',
      "Amira ran the dye house of Patagonia's supplier",
    ],
    ['ask', '$2 million puts packs on 1,500 towers', '$1.3 million for cells, $700,000 for people'],
    ['ask', 'Help us open Chicago and Dallas', '$1.4 million for two kitchens'],
    ['ask', 'Join our $1.8 million round', 'To 400 hotels by December 2027'],
    ['ask', 'We are looking for 900,000 euros', 'Line: 500,000'],
    ['ask', 'We search 500,000 euro', 'License in Italy'],
    ['ask', '£1.5m to be in 500 schools by September 2028', 'Two people for sales'],
    ['ask', '$2.5 million, 20 months', '5 engineers, 1 seller'],
    ['ask', 'Seed: $4M', 'Tox study'],
    ['ask', 'Fund 100 boards: $1.1 million', '60 kits'],
    ['ask', 'With $1.5M we open Denver and Austin', 'Two saws, one yard each'],
    ['ask', 'Ask: $500K', 'Get to 10K users'],
    ['ask', 'Back us with $1.6M', 'Spinning line in Porto'],
  ])('is seen in its title: %s', (kind, title, line) => {
    const { slides } = reviewDeck(
      deckOf([
        ['Claimbird', 'Dental claims paid in two days'],
        [title, line],
      ]),
      'reading',
    );
    expect(slides[1]!.kind).toBe(kind);
    expect(slides[1]!.remarks.map(({ id }) => id)).not.toContain('topic-title');
  });

  it.each([
    ['problem', 'The Challenge', ['Communication is hard', 'Productivity is low']],
    ['model', 'Freemium', ['Premium: $7.99']],
    ['model', 'Who buys it', ['Litigation boutiques of 5 to 40 lawyers', '$210 per lawyer per month']],
    ['traction', 'Sales', ['2025: $210,000', '2026: $1.1 million to October']],
    ['traction', 'What we did until now', ['2,300 subscribers', '240 thousand euro in 2025']],
    ['traction', 'Pilot with Mercamadrid', ['14 stalls', '9,000 packs since June']],
    ['competition', 'How we differ', ['Git bisect: slow, one machine', 'BuildPulse: finds flaky tests, not commits']],
    ['competition', 'Who does the same', ['Graza: squeeze bottle, no harvest date', 'Local cooperatives: no shipping']],
    ['competition', 'What else is there?', ['Polystyrene: banned', 'Dry ice: burns hands']],
    ['competition', 'Why we win', ['Westlaw searches words', 'Harvey sells to the top 100']],
    [
      'team',
      'Scientists',
      ['Prof. Eva Keller, 31 papers on protein drying', 'Dr. Amadou Keita, endocrinologist in Bamako'],
    ],
    ['team', 'Why us', ['Marta: polymer chemist, 2 patents', 'Iker: fishmonger in third generation']],
    ['team', 'From CERN and Ikea', ['Ola ran logistics', 'Jens built detectors']],
    ['team', 'Our people', ['Kasia: ten years import in Lidl', 'Giorgos: mill of his family since 1954']],
    ['solution', 'What we offer', ['Virtual try-on', 'Lens calculator']],
    ['traction', 'Waitlist of 4,000', ['Growing 20% week over week']],
    ['other', 'Target customers', ['Independent opticians', 'Small chains']],
    ['problem', 'The need', ['Utilities must reach 4 ppt by 2029', 'Carbon filters only move it']],
    ['model', 'Business case', ['$0.40 per 1,000 litres versus $1.10 for carbon']],
    ['model', 'Revenue stream', ['Commission 6%', 'Logistic fee']],
    ['traction', 'Achievement', ['38 roaster in Jakarta and Melbourne', '$210k transaction 2025']],
    ['other', 'Financials', ['Revenue 2026: $0', 'Revenue 2030: $120M']],
    ['ask', 'Series A', ['$8M', 'Two paid pilots']],
    ['ask', 'Use of fund', ['$300k', '60% field team']],
    ['competition', 'Why not Excel?', ['Excel forgets who changed what']],
    ['ask', 'Our goal for this round', ['700 clinics']],
    ['ask', 'Funding needs', ['€600k', 'Sales team']],
    ['ask', 'Support us', ['$1M for 9,000 instruments']],
    ['ask', 'What we need', ['350 thousand euro', 'Ten mills more']],
    ['ask', 'Investment opportunity', ['$5M at $40M pre', '24 months']],
    ['ask', "Let's talk!", ["We're raising a pre-seed"]],
    ['ask', '$1.5M', ['Second workshop', 'Cuts for women by March 2027']],
    ['other', 'Why now?', ['Agents write half the commits', 'Build minutes fell to $0.004']],
    ['other', 'Next 18 months', ['First line of 2 million packs', 'Two more ports']],
    ['other', 'Go to market', ['Two office fit-out chains resell us', '38% of sales come from architects']],
  ])('is seen below a title that only names a topic: %s', (kind, title, lines) => {
    expect(reviewDeck(deckOf([COVER, [title, ...lines]]), 'reading').slides[1]!.kind).toBe(kind);
  });

  it.each([
    [
      'seaweed packs',
      ['CoolCrate', 'Reusable ice packs from seaweed'],
      'Seaweed packs stay cold for 40 hours',
      'solution',
    ],
    ['a robot', ['Tallyhoe', 'Weeding robots rented by the hour'], 'The robot pulls weeds at night', 'solution'],
    ['roofs of others', ['Moss', 'Roofs that drink rain'], 'Cities flood because roofs are sealed', 'problem'],
  ])('is the solution where its title is about what the cover says is made: %s', (_, cover, title, kind) => {
    expect(reviewDeck(deckOf([cover, [title, 'Cost: 0.31 euros each']]), 'reading').slides[1]!.kind).toBe(kind);
  });

  it('is the competition where others stand beside the startup by name', () => {
    const lines = ['Framery: $9,000', 'Room: $5,495', 'Hushbox: $3,200'];
    expect(reviewDeck(deckOf([['Hushbox', 'Booths made of sails'], lines]), 'reading').slides[1]!.kind).toBe(
      'competition',
    );
  });

  it('costs points where something is to be said, and no slide has less than none', () => {
    const { slides } = reviewDeck(deckOf([COVER, ['Problem', 'Claims are denied'], []]), 'demo-day');
    expect(slides.map(({ score }) => score)).toEqual([100, 80, null]);
  });
});
