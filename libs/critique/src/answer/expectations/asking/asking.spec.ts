import { describe, expect, it } from '@jest/globals';
import { saidOf } from '../../../../test/said-of-answer.fixture.js';

describe('what is asked only where it fits', () => {
  it.each([
    'No child in the nine islands dies of a snake bite again. The clinics keep the serum, and I count success in names.',
    'Sixty counties and 90,000 notices a year, at under $4 per tenant reached. The city pays for it by then.',
    'Every parish of the two dioceses has its books typed, and our organisation can stay at eight people.',
  ])('asks for no price in a vision that is measured by whom it reaches: %s', (answer) => {
    expect(saidOf('five-year-vision', answer)).not.toMatch(/Customers times price/);
  });

  it('asks for the price in a vision of customers', () => {
    expect(saidOf('five-year-vision', 'By 2031 we serve 8,000 bakeries in six countries.')).toMatch(
      /Customers times price/,
    );
  });

  it.each([
    'If each of 40,000 opticians pays EUR 900 a year we talk about EUR 36 million of annual market.',
    'I estimate 4,000 pumps in the three countries at 50,000 SEK each. That would be 200 MSEK in a year.',
  ])('asks for no sum that is worked out: %s', (answer) => {
    expect(saidOf('market-size', answer)).not.toMatch(/Customers times price/);
  });

  it.each([
    '340 gowns sold so far, 41 in May. Average price 290 euros, of which we keep 35%.',
    'Learners who paid since March: 812. 77 percent pass at the first attempt. An average learner sends 9 recordings.',
  ])('asks who came back or sent somebody where nobody can stay: %s', (answer) => {
    expect(saidOf('metrics', answer)).not.toMatch(/How many stayed/);
    expect(saidOf('metrics', answer)).toMatch(/came back, or sent somebody/);
  });

  it('asks who stayed where there is something to stay with', () => {
    expect(saidOf('metrics', 'MRR 12k EUR from 31 customers, largest 2k. A year ago: 4k.')).toMatch(/How many stayed/);
  });

  it.each([
    ['metrics', 'Gates live: 88 (March: 51). Income in June 4,100 euros. Removed since the start: 2 gates.', /stayed/],
    [
      'first-users',
      'First my aunt, then a cantor who sings at three weddings every week. He brought 19 of the first 25 weddings.',
      /sent you/,
    ],
    [
      'fulltime-commitment',
      'Ida left the shipyard in May and is on it all day, full-time. She can go until about April without pay.',
      /live like this/,
    ],
    [
      'competitors',
      'Toast is broad. The true competitors are local resellers, about thirty, who install a box for 900 euros.',
      /do you fear/,
    ],
    [
      'why-this-problem',
      'My mother sold fish and I kept her books by phone at night. That habit of ours is basically this company.',
      /do about it/,
    ],
    [
      'progress-made',
      '2024: two sites, 3 replicates, wilt fell from 31% to 12%. Sales would be illegal before registration.',
      /did you ship/,
    ],
    [
      'competitors',
      'Honestly we do not have competitors. There are dice apps but they are boring.',
      /each of them charge/,
    ],
  ])('asks nothing that is told, or cannot be: %s %s', (field, answer, question) => {
    expect(saidOf(field, answer)).not.toMatch(question);
  });

  it('asks who could try first what is only planned', () => {
    const answer =
      'A mobile app where tenants list the tools they lend and others book them. There will be a code for each yard. We are also planning ratings and a map.';
    expect(saidOf('company-description', answer)).not.toMatch(/How many used or bought/);
    expect(saidOf('company-description', answer)).toMatch(/Who can try a first version/);
  });

  it('asks for no cost that is told in visits or lost days', () => {
    const answer =
      'Parents know that an attack is coming and have nothing to give. The average family had 3.4 ER visits last year and about 20 missed school days.';
    expect(saidOf('problem-statement', answer)).not.toMatch(/What does it cost them/);
  });

  it('asks nobody who does a job once who stayed', () => {
    const answer =
      '23 jobs, $216k total billed in 11 months. Gross margin about 34%. 15 of the 23 came from 4 attorneys.';
    expect(saidOf('metrics', answer)).not.toMatch(/How many stayed/);
  });

  it('asks for no price in a vision for deaf pupils', () => {
    const answer =
      'Every deaf unit in Kenya by 2027, then Uganda. We want that the ministry takes over paying. Half our staff is Deaf.';
    expect(saidOf('five-year-vision', answer)).not.toMatch(/Customers times price/);
  });

  it('asks not what money buys that is told in parts', () => {
    const answer =
      '$2.1M gets us to the first trial: a safety study in two species ($900k), a batch of 3 kg ($550k), one consultant. A grant of $180k is awarded and not paid yet.';
    expect(saidOf('funding-plan', answer)).not.toMatch(/What exactly does the money buy/);
  });

  it('takes one thing that both do for no lack of owners', () => {
    const answer =
      'Tomasz does the engine and anything that touches Postgres. Priyanka does the app, billing and docs, and talks to every user. We both do support, alternating weeks.';
    expect(saidOf('responsibility-split', answer)).not.toMatch(/then nobody decides/);
  });
});
