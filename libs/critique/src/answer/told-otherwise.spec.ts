import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../test/said-of-answer.fixture.js';

/** An answer long enough that what it lacks could be asked for. */
type Case = readonly [field: string, answer: string, notSaid: RegExp];

const TOLD: readonly Case[] = [
  [
    'unique-insight',
    'Everybody asks for a faster oven. What the baker needs at four is to know which dough is late. We timed 60 bakes in Metz.',
    /everyone else in the field/,
  ],
  [
    'unique-insight',
    'The lack of welders is a myth. In Bursa we tested 90 and 51 passed. When we began pairing them, scrap fell from 9% to 4%.',
    /everyone else in the field|differently because/,
  ],
  [
    'unique-insight',
    'People from the ministry tell me the nurses need tablets. The wards have no plugs! The nurse has a pen, so we read the pen.',
    /everyone else in the field/,
  ],
  [
    'unique-insight',
    'Pumps are replaced for noise. The bearing fails long before. I spent nine years as a fitter opening them after the alarm.',
    /How do you know/,
  ],
  [
    'why-this-problem',
    'In 2021 my father lost the hay because the baler broke. Drove home and started a list of every part that ever failed on it.',
    /What did you do about it/,
  ],
  [
    'founder-names',
    'Rosa Lind, 51, ran the school kitchens of Lund for nine years. And Per Ek, 28, computer science at Chalmers, did routing for a dairy.',
    /Which of you builds|Say who builds/,
  ],
  [
    'founder-relationship',
    'She rented my boat in 2019 and we fished together for two summers. She is the one who told me my prices were wrong, and she was right.',
    /disagree about today/,
  ],
  [
    'current-product',
    'App on one phone. It reads 30 dials, struggles where the glass is scratched, right nine times in ten. No gas meters. No Wales.',
    /does not work yet/,
  ],
  [
    'progress-made',
    'First trial in May with 40 boxes: it was terrible, the lids froze. Repaired by July. Since then 900 boxes at six ports.',
    /What did you drop/,
  ],
  [
    'fulltime-commitment',
    'Only me. I work in a bakery from Tuesday to Friday, so it is evenings and Mondays.',
    /Who is full-time today/,
  ],
  [
    'why-now',
    'The valve rule of 2024 covers old boilers too. A burner test took 50 minutes with the old meter and takes 6 minutes now.',
    /Where do you see it already/,
  ],
  [
    'validation',
    '14 orchards ran 600 tests in two harvests for free. Nine of them phoned us in June to ask for a place on the list.',
    /How many came back/,
  ],
];

const TOO_EARLY: readonly Case[] = [
  [
    'current-product',
    'One breadboard on the bench. The diode was read at 9 km in 200 s, 150 s expected. Not existing: the flight housing.',
    /Who has paid|How many used|last month/,
  ],
  [
    'current-product',
    'Rev B of the clamp stops the line in 0.5 s on an arm phantom: 190 of 200 seen. It is wrong 5 times in 300 h.',
    /Who has paid|How many used/,
  ],
  [
    'company-description',
    "It's going to be an app for my choir. You press your part and it plays it.",
    /How many used/,
  ],
  [
    'validation',
    'Interviews with 9 nurses; five said they would use it. There is no pre-order and nobody has paid.',
    /paid in advance/,
  ],
];

describe('what an answer says in other words', () => {
  it.each(TOLD)('is not called missing: %s %s', (field, answer, notSaid) => {
    expect(`${saidOf(field, answer)} ${judged(field, answer).rewriteOptions.join(' ')}`).not.toMatch(notSaid);
  });

  it.each(TOO_EARLY)('is not asked for what cannot be yet: %s %s', (field, answer, notSaid) => {
    expect(saidOf(field, answer)).not.toMatch(notSaid);
  });

  it.each([
    ['unique-insight', 'Tenants pay late in June. We send the bill in May.', 'How do you know?'],
    [
      'founder-relationship',
      'We met at a choir in Graz in 2015 and built a ticket shop together.',
      'disagree about today',
    ],
    ['competitors', 'Danfoss sells valves at 260 euros and is good. Tado sells heads for single homes.', 'do you fear'],
    [
      'current-product',
      'A web shop for used looms. Customers see a video of each. Sales were 31 looms last month.',
      'does not work',
    ],
  ])('is still asked for where nothing of it is said: %s %s', (field, answer, question) => {
    expect(saidOf(field, answer)).toContain(question);
  });
});
