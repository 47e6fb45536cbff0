import { describe, expect, it } from '@jest/globals';
import { countriesOf } from './country.js';

const namesIn = (text: string): string[] => countriesOf(text).map(({ name }) => name);

describe('the countries of a text', () => {
  it.each([
    ['Presses for brakes. We sell them to German manufacturers.', ['Germany']],
    ['German manufacturers pay us 900 euros.', ['Germany']],
    ['A Dutch company does sensors for bins. We do toilets.', []],
    ["There's a firm, no they're Australian, doing cow hides.", []],
    ["There's a Canadian thing called OysterTracker.", []],
    ['Indian producers sell cheaper but for other snakes.', []],
    ['English wineries pay us £90. Nurses at UK hospitals wear it.', ['England']],
    ['I spent nine years at Zurich. We read binders.', []],
    ['LanguageLine covers Spanish brilliantly.', []],
    ['For English market we use another name. 4 brokerages in Turkey use it.', ['Turkey']],
    ['A cabinet for leeches. I am a nurse at a hospital in Galway.', ['Ireland']],
    ['We keep KES 130 of a sale.', ['Kenya']],
    ['A meter of INR for patients with CHF, written in Java.', []],
    ['They pay 900 CHF a year.', ['Switzerland']],
    ['I was a manager in Pune. A welder needs a gate pass and an Emirates ID.', ['United Arab Emirates']],
    ['A bowling alley in Lima, Ohio.', ['United States']],
    ['A helmet made in Busan. It speaks Nepali, Vietnamese, Uzbek and Khmer.', ['South Korea']],
    ['A vest is KSh 4,200.', ['Kenya']],
    ['In Lagos, American firms pay us.', ['Nigeria', 'United States']],
    ['Sells for CAD $34k to oyster farms.', ['Canada']],
    ['We are a nonprofit from Iloilo. Hearing aids from Japan are refurbished.', ['Philippines']],
    ['The teacher writes English on the board in a class in Kisumu.', ['Kenya']],
    ['Casing plants, first Turkey then Mongolia.', ['Turkey']],
    ['Farmers in Tozeur pay 2.8 dinar per tree.', ['Tunisia']],
    ['I apprenticed in England for three years. In Trinidad a tuner is a star.', ['Trinidad and Tobago']],
    ['Now 4 brokerages in Turkey use it and 1 in Rotterdam is testing.', ['Turkey', 'Netherlands']],
  ])('are where it is sold, and not where a rival is or what is spoken: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
