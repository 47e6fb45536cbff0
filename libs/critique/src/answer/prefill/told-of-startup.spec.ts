import { describe, expect, it } from '@jest/globals';
import { descriptionOfTheStartup, sentenceOfTheProduct } from './told-of-startup.js';

const STORY = 'I tuned organs in Bavaria for twelve years. My uncle had a workshop near Passau.';

describe('the sentence about the product', () => {
  it.each([
    'I built a gauge that hangs in the bellows and tells the sexton when they leak.',
    'I make with my sister a register, every pipe has a number and photos.',
    'I make Pfeife: one box with a microphone that hears which pipe is off.',
    'So Pfeife: churches list old pipes, another church pays by card.',
    'Pipe Desk is a phone agent for organ tuners.',
    'The Bellows is a sealed box that hums with the organ and says which pipe is off.',
    'What we do now is a gauge that tells the sexton when the bellows leak.',
    'Pipe Leve reads the group of the parish and makes tickets of it.',
    'Hiring software that finds organ tuners for churches.',
    'I am making Pfeife, it is a phone app where you hum and see which pipe is off.',
    'Pfeife (we may rename it) hums with the organ and says which pipe is off.',
    'We take a rig on a trailer to the church and clean the pipes there.',
  ])('is found: %s', (sentence) => {
    expect(sentenceOfTheProduct(`${STORY} ${sentence} Churches pay us by the year.`)).toBe(sentence);
  });

  it.each([
    'Churches pay me a yearly fee for that.',
    'We’ve tried it with 22 churches so far.',
    'Tested in two churches near us, on the Austrian side.',
    'In Bavaria the small churches are paying each other for the tuner.',
    'It’s about organs, the ones that nobody plays.',
    'We’re live for 38 churches.',
    'Repairs by post we tried, and dropped.',
    'We’ve a pedal board with, at my guess, 40% of it belonging to nobody.',
    'So I made an app.',
    'Every CRM is a graveyard.',
    'A big brand wanted to make a collection of pipes with us.',
    'Our old app for choirs counts singers.',
    'Before we made an app for sextons, nobody downloaded it.',
    'We do same day at 1.1%.',
    'App called Pfeife.',
    'Kind of like an Uber for organs.',
    'Looking for a technical cofounder right now.',
    'We take 8% of what a church saves.',
  ])('is none: %s', (sentence) => {
    expect(sentenceOfTheProduct(`${STORY} ${sentence}`)).toBe('');
  });
});

describe('a noun that begins a sentence', () => {
  it('is no name where who works with it is spoken of', () => {
    const probe = 'I make a probe that reads how damp a roof is.';
    expect(sentenceOfTheProduct(`I was a thatcher for years. Thatch fails in two ways. ${probe}`)).toBe(probe);
  });
});

describe('what a brief says of the startup', () => {
  const TRADE = 'In our valley each dairy sends its churns to the press. Many come back with a dent.';
  const GAUGE =
    'Churnlog is a tag for the churn that counts how often it was washed. When the churn passes the gate, the gate reads the tag in one second. ' +
    'The dairy and the press see the same count. Green and blue lids today.';

  it('is one passage, with the steps between and without how large the market is', () => {
    const market = 'Milk is drunk by 6 billion people in the world, so if only 1% buy it we are rich.';
    const told = descriptionOfTheStartup(
      `I drove the milk lorry for nine years. ${GAUGE} ${market} 14 dairies pay us 40 euros a month.`,
    );
    expect(told).toContain('When the churn passes the gate');
    expect(told).toContain('Green and blue lids today.');
    expect(told).not.toMatch(/billion|lorry/);
  });

  it('begins with the product where what stood before is left out', () => {
    const story = 'I drove the milk lorry for nine years and my back was gone.';
    expect(descriptionOfTheStartup(`${story} ${TRADE} ${GAUGE} 14 dairies use it.`)).toMatch(/^Churnlog is a tag/);
  });

  it('is not cut behind an abbreviation', () => {
    const told = descriptionOfTheStartup(
      'We rent a bench to shops. It prints a verdict: reset, mend with kit no. so-and-so, or recycle. Three shops in Ghent have one on trial.',
    );
    expect(told).toContain('kit no. so-and-so, or recycle');
  });

  it('begins where it was made, whoever helped', () => {
    const made = 'I make with my brother a system, every carpet has a number and its owner sees the work each week.';
    const before =
      'From all the world dealers send carpets here, because our hands are good. But it is all by telephone.';
    const brief = `My father repaired carpets for 40 years. You can see the looms from the road. ${before} ${made}`;
    expect(descriptionOfTheStartup(brief)).toBe(made);
    const whole = `We fly hawks at landfills. It is called abatement. ${made}`;
    expect(descriptionOfTheStartup(whole)).toBe(whole);
    const titled = 'Object storage cache for GPU training clusters. It uses the disk that nobody uses.';
    expect(descriptionOfTheStartup(`${titled} I was at Bolt in Tallinn for four years.`)).toBe(titled);
  });
});
