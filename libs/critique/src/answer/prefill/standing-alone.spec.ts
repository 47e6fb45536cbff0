import { describe, expect, it } from '@jest/globals';
import { routedSentences } from './route-sentences.js';
import { descriptionOfTheStartup } from './told-of-startup.js';

const PARTS =
  'I was a gas engineer in Rotherham for twenty two years. You turn up and there is no spark. ' +
  "You think it's the board but it could be the switch, and there are four versions of that board. That's your morning. " +
  'With Partly you photo the plate, and it gives you the likeliest parts in order with the right number. ' +
  '£19 a month per engineer. 340 of them pay it.';
const CLIP =
  'The principal reason patients decline it is fear that the needle comes out during sleep. ' +
  'Our device is a 9 g clip over the needle wings plus an optical patch. It detects wetness and a displacement of more than 1.5 mm. ' +
  'It closes a clamp on the line. Bench prototype rev C exists. No human use yet.';
const GAMES =
  'You go on discord and there are thousands of posts and everyone is toxic. ' +
  'With our app you make a profile and swipe and when both swipe you match and can play. It will have ratings so toxic people get found out. ' +
  'Later there will be tournaments, coaches and merch. We think this can be massive because gaming is bigger than movies. ' +
  "We have the designs done in Figma and we're starting to code in the summer.";
const DEEDS =
  'Every house passes through the desk of a notary. Deedly is a platform that empowers notaries to draft public deeds in minutes. ' +
  'Our engine understands powers of attorney and purchase minutes. We reinvent certainty itself. Nobody else does. ' +
  'With our MVP already in demonstration phase we are uniquely positioned to become the infrastructure of trust for 650 million people.';

const answer = (fieldId: string, brief: string, problem = ''): string => routedSentences(fieldId, { brief, problem });

describe('sentences that are read without the brief', () => {
  it('tell of whom they count', () => {
    expect(answer('validation', PARTS)).toBe('£19 a month per engineer. 340 of them pay it.');
  });

  it('say what it is that works', () => {
    expect(answer('how-it-works', CLIP)).toMatch(/^Our device is a 9 g clip .* It detects wetness/);
  });

  it('count nobody who is hoped for', () => {
    expect(answer('metrics', DEEDS)).toBe('');
    expect(answer('how-it-works', DEEDS)).not.toContain('650 million');
  });

  it('take no share of the trade for how far a startup is', () => {
    const brief =
      'Boats do not pay a harbour by the night, they pay 2.5% of what the catch sold for. Duesbook reads the sales notes and raises the invoice. ' +
      '14 trust ports pay for it today.';
    expect(answer('metrics', brief)).toBe('14 trust ports pay for it today.');
  });

  it('take neither what was done with the product for the founders’ reason nor an event of their own for a change', () => {
    expect(answer('why-this-problem', 'A strip. We ran it at 17 wineries during the 2023 and 2024 seasons.')).toBe('');
    expect(answer('why-now', 'It marks scripts.', 'At my school the mock of 2024 was returned a day late.')).toBe('');
  });
});

describe('a description', () => {
  it('begins with the product, behind a scene', () => {
    expect(descriptionOfTheStartup(PARTS)).toMatch(/^With Partly you photo the plate/);
  });

  it('says what is not made yet, and nothing of later', () => {
    const said = descriptionOfTheStartup(GAMES);
    expect(said).toMatch(/^With our app .* designs done in Figma/);
    expect(said).not.toMatch(/tournaments|massive/);
  });
});
