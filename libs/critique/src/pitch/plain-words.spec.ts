import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';

const saidOf = (text: string): string => {
  const { partnerFeedback, redFlags } = critiquePitch(text);
  return [...partnerFeedback, ...redFlags.map(({ message }) => message)].join(' ');
};

describe('the words under a pitch', () => {
  it('keeps a word that is part of a thing’s name', () => {
    const { rewriteSuggestions, shortVersion, buzzwordRisk } = critiquePitch(
      'Smart mirrors for gyms that count your reps and correct your form',
    );
    expect(rewriteSuggestions.clarity).toContain('Smart mirrors');
    expect(shortVersion).toContain('Smart mirrors');
    expect(buzzwordRisk).toEqual([]);
  });

  it.each([
    [
      'An app for people with diabetes who want to eat in restaurants: it tells the carbs of each dish from a photo.',
      /Restaurants keep|ticket time|kitchens|is tomorrow/,
    ],
    [
      'We clean solar panels with a robot in Rajasthan. 12 solar farms pay us 2 rupees per panel each month.',
      /the utility|unit of power/,
    ],
    [
      'Insurance brokers re-key the same client into six portals. Our browser extension types it once. 22 brokers pay.',
      /One storm/,
    ],
    ['A box for a diabetic who wants to eat out, with the carbs of each dish.', /is tomorrow/],
    [
      'My grandmother fell and nobody noticed for 9 hours. We make a floor mat that calls a neighbour.',
      /nobody noticed/,
    ],
    ['Uber for tractors in Ghana: a tractor comes within two days. 1,900 acres ploughed since March.', /two days'/],
    [
      "Insurance brokers re-key the same client into six insurers' portals. Our browser extension types it once. 22 brokers, $150 each a month.",
      /6 insurers/,
    ],
    [
      'Half of the pallets that leave a factory in Turkey never come back, at 11 euros each. We put a 30-cent tag on them and 14 factories got back 9 of 10.',
      /come to '11 euros|'Half of the pallets/,
    ],
    [
      'Divorced parents argue by text about pick-ups. CoCal is a shared calendar that courts accept as evidence. 640 families pay $8 a month.',
      /lawyer hours|paralegal/,
    ],
    [
      "Every night 2,000 cleaners in Manila's malls wait an hour for the security check. Our turnstile does it in 4 seconds; SM Megamall signed for 3 years.",
      /out loud to cleaners/,
    ],
  ])('says nothing of another trade and praises no trouble: %s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it.each([
    'Like Duolingo but for sign language',
    'Airbnb but for parking',
    'We are like Netflix but for kids who want to learn chess with grandmasters',
  ])('says of a bare comparison that it says nothing else: %s', (text) => {
    expect(saidOf(text)).toContain('only helps if I know it');
    expect(saidOf(text)).toContain('Say what it does first, then');
  });

  it('takes what somebody told the founders for no word to the judge', () => {
    const { rewriteSuggestions, shortVersion } = critiquePitch(
      'An angel told us it is the best idea he had heard. We sell a lock for bikes that texts you when it is moved; 300 sold at 59 euro.',
    );
    expect(rewriteSuggestions.clarity).toMatch(/^An angel told us it is the best idea he had heard\. We sell/);
    expect(shortVersion ?? '').not.toMatch(/angel|idea/i);
  });

  it.each([
    'School bus is late and parents wait in the cold. Ours shows where it is.',
    'Divorced parents argue by text about pick-ups. CoCal is a shared calendar that courts accept as evidence.',
    'Recruitment is broken: companies cannot find talent. We fix it by hand.',
  ])('makes no short version of how bad something is: %s', (text) => {
    expect(critiquePitch(text).shortVersion ?? '').not.toMatch(/is late|is broken|argue/);
  });

  it.each([
    [
      'My grandmother fell and nobody noticed for 9 hours. We make a floor mat that calls a neighbour when someone is lying on it.',
      /the floor mat/,
    ],
    ['We sell a lock for bikes that texts you when it is moved; 300 sold at 59 euro.', /the lock/],
  ])('asks about what is made by its name: %s', (text, words) => {
    expect(saidOf(text)).toMatch(words);
  });

  it('puts no product first that leans on the trouble before it', () => {
    const { rewriteSuggestions, shortVersion } = critiquePitch(
      'Hospitals throw away a third of their blood platelets because they expire after five days. We forecast demand per ward; 4 hospitals cut waste from 31% to 12%.',
    );
    expect(rewriteSuggestions.clarity).toMatch(/^Hospitals throw away/);
    expect(shortVersion).toBeNull();
  });

  it('asks last what is about the pitch, or nothing', () => {
    expect(
      saidOf(
        'Orchards lose a third of their pears to frost. Our fan comes on by itself. 40 orchards pay 90 euros a month.',
      ),
    ).not.toMatch(/turn away|ten times as large|three months ago|who said no|outsider would not believe/);
  });
});
