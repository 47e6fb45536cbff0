import { describe, expect, it } from '@jest/globals';
import { withSmallMends } from './small-mends.js';

describe('withSmallMends', () => {
  it.each([
    ['TL;DR Stripe for church collections in Brazil.', 'Stripe for church collections in Brazil.'],
    ['notes: B2B. cold rooms. solar. tomato traders Kano.', 'B2B. Cold rooms. Solar. Tomato traders Kano.'],
    [
      'We are building a app what help barber to find chair for rent, with us he pay only the day.',
      'We are building an app that helps barber to find chair for rent, with us he pays only the day.',
    ],
    [
      'we make software for pawn shops!! my uncle use it, he say it is good.',
      'We make software for pawn shops! My uncle uses it, he says it is good.',
    ],
    [
      'people dont know whats in their fridge, we didnt either',
      "People don't know what's in their fridge, we didn't either",
    ],
    [
      'our startup produce trays. it replace styrofoam for ppl at ur shop',
      'Our startup produces trays. It replaces styrofoam for people at your shop',
    ],
    ['it orders the ingredients for u.', 'It orders the ingredients for you.'],
    ['Dentists lose a half of their evening.', 'Dentists lose half of their evening.'],
    ['57 dresses, each one went out 6 times last season <3', '57 dresses, each one went out 6 times last season'],
    ['Tinder for co-op board members, lol', 'Tinder for co-op board members'],
    ['so basically, we rent excavators by the hour lol', 'We rent excavators by the hour'],
    [
      'we make sofware for clincs in hungary that text pateints the night before, 31 pay 90 euros a month',
      'We make software for clinics in hungary that text patients the night before, 31 pay 90 euros a month',
    ],
    ['Medicine for old peoples. We selling it more cheap.', 'Medicine for old people. We are selling it cheaper.'],
  ])('of %j is %j', (text, mended) => {
    expect(withSmallMends(text)).toBe(mended);
  });

  it.each([
    'Get a ledger back.',
    'It is a once-in-a-generation chance, of a one-page form, in a university, at an hour of an heir.',
    'Does it work? Let it run, make it work and help it find the fault.',
    'Note to reviewer: none.',
    'Local emulator of the Brazilian Pix APIs incl. errors. An X-ray line takes vapes out. We sign an NDA, and won a NASA grant.',
    'Replay any run. pip install replay',
    'https://example.org/pitch/v3',
  ])('leaves %j', (text) => {
    expect(withSmallMends(text)).toBe(text);
  });
});
