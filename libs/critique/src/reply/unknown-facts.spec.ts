import { describe, expect, it } from '@jest/globals';
import { saysUnknownCount, saysUnknownFigure, saysUnknownName } from './unknown-facts.js';

const SOURCE = 'US health spending: $5.3tn in 2024, $15,474 a person, 18.0% of GDP. About 6,100 US hospitals (Census).';

describe('saysUnknownFigure', () => {
  it.each([
    'Spending is $5.3tn.',
    'Spending is 5.3 trillion, or 18.0 percent of all.',
    'There were about 6100 hospitals in 2024.',
    'Count the clinics in one town.',
    'It is a person, not a number.',
  ])('lets pass what the source says: %s', (line) => {
    expect(saysUnknownFigure(line, SOURCE)).toBe(false);
  });

  it.each([
    'Spending is $5.3bn.',
    'Spending is 5.3.',
    'Spending is €5.3tn.',
    'Spending is about $5tn.',
    'It is 18% of GDP.',
    'There are 6,200 hospitals.',
    'Half of all hospitals buy it.',
    'Millions of people wait.',
    'It has doubled.',
    'It grew 3x.',
  ])('finds what it does not say: %s', (line) => {
    expect(saysUnknownFigure(line, SOURCE)).toBe(true);
  });
});

describe('saysUnknownName', () => {
  it.each(['Ask a hospital first.', 'The Census says so.', 'Sell to US hospitals.', 'I would call one.'])(
    'lets pass names of the source, and words that begin a sentence: %s',
    (line) => {
      expect(saysUnknownName(line, SOURCE)).toBe(false);
    },
  );

  it.each(['You meet Epic in most of them.', 'You meet Athenahealth there.', 'Look at the HIPAA rules.'])(
    'finds names that it lacks: %s',
    (line) => {
      expect(saysUnknownName(line, SOURCE)).toBe(true);
    },
  );
});

describe('saysUnknownCount', () => {
  const SAID = 'Two clinics pay us, and twelve wait.';
  it.each(['Twelve wait, and two pay.', 'Say it in three sentences.', 'Cut it to two short words.', 'One pays.'])(
    'lets pass counts of the source, and those of what is said next: %s',
    (line) => {
      expect(saysUnknownCount(line, SAID)).toBe(false);
    },
  );

  it.each(['Seven clinics pay you.', 'Twenty-two wait.', 'Three of them wait.'])('finds others: %s', (line) => {
    expect(saysUnknownCount(line, SAID)).toBe(true);
  });
});
