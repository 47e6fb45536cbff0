import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../test/said-of-answer.fixture.js';

const vague = (field: string, answer: string): string =>
  judged(field, answer)
    .specificityImprovements.map(({ found, replacement }) => `${found} -> ${replacement}`)
    .join('; ');

describe('words that mean something else where they stand', () => {
  it.each([
    [
      'metrics',
      '412 pairs sold at 149 euros. May alone: 58 pairs. April 51. In my old shop it was perhaps a third.',
      /'May'|'perhaps'/,
    ],
    [
      'five-year-vision',
      'In five years we do 600,000 goats a year at 3 dollars, but I think the sale in advance will be worth more.',
      /'I think'/,
    ],
    ['competitors', 'Kwik Pawn takes no advance interest and no fee. Its loans run 90 days.', /'interest'/],
    [
      'first-users',
      'I marked 3B with it and Madam Efua (Social Studies) asked for it. 14 teachers use it every week.',
      /Studies/,
    ],
    [
      'first-users',
      'The pandemic closed her table. We put one sign on it: 40 readings in the first month, all paid.',
      /andemic/,
    ],
    [
      'first-users',
      'Two teams are from former colleagues and one wrote after somebody posted the slide on a forum.',
      /'slide'/,
    ],
    [
      'founder-names',
      'Amira Said, seven years a welder, I talk to the users. Sara Said, developer, wrote all code. Also Mr. Das is advisor for the licence.',
      /advisor/,
    ],
    [
      'why-now',
      'In 2023 models learned to read a deed in Greek. The pandemic obliged notaries to accept the digital seal.',
      /true for everybody/,
    ],
    [
      'competitive-advantage',
      'Proprietary data of 4,000 shifts. Local system vendors have none of it.',
      /proprietary|'system'/i,
    ],
    ['competitive-advantage', 'Our model reads the audit log of every run and learns from 60 decisions.', /compliance/],
    [
      'business-model',
      'Free at first, then 5 euros a month. My teacher said that ads are the best for this.',
      /'the best'/,
    ],
    [
      'competitive-advantage',
      'We install in a day. Large vendors aren’t interested in labs with nine people.',
      /'interested'/,
    ],
    ['fulltime-commitment', 'We work in a very structured way, both of us full time since May.', /'work in a very'/],
  ])('are not marked down: %s %s', (field, answer, notSaid) => {
    expect(`${saidOf(field, answer)} ${judged(field, answer).ycTrendAlignment.join(' ')}`).not.toMatch(notSaid);
  });

  it('still mark down an answer of hedges', () => {
    expect(saidOf('metrics', 'We might have perhaps 30 bakeries, and possibly two or so left.')).toContain(
      'state it or give the odds',
    );
  });

  it.each([
    ['business-model', 'A tournament has an entry fee and we would take some of it.', /\[number\] of it/],
    ['why-now', 'There are very many drones and nobody directs them.', /number/],
    ['competitors', 'Some wineries ferment a sample in a bucket and sniff.', /number/],
    ['company-description', 'The guard sees his gate and his earned salary in real time.', /within \[n\] seconds/],
  ])('are not counted where nobody asks for a count: %s %s', (field, answer, notSaid) => {
    expect(vague(field, answer)).not.toMatch(notSaid);
  });

  it('are counted with the degree that stands before them', () => {
    expect(vague('target-customers', 'We sell to very many bakers in the south.')).toContain('very many -> [number]');
  });
});
