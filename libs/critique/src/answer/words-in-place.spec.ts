import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../test/said-of-answer.fixture.js';

describe('words of an answer, where they stand', () => {
  it.each([
    ['market-size', 'Commercial linen routes, which already ask us, are 9,000 businesses at $700 a month.', /'ask us'/],
    [
      'target-customers',
      'Apparel factories in Long An with 80 to 600 machines. The daily user is the line leader.',
      /'leader'/,
    ],
    ['problem-statement', 'Companies waste weeks on paper, and existing solutions cost $900 a month.', /'solutions'/],
    [
      'validation',
      'I thought horse vets would be the most interested; 11 of 29 cattle vets paid 50 euros.',
      /what people said/,
    ],
    [
      'how-it-works',
      '1) The clinic forwards its line. 2) Chest pain, bleeding etc. go to the doctor in 10 seconds.',
      /essay/,
    ],
    ['why-this-problem', 'Both of us had bad care, which gives us unique insight into it.', /'unique'/],
    [
      'why-this-problem',
      'I drove trucks for four years; 46 of our first 50 users came from those phones.',
      /the other 4/,
    ],
    [
      'responsibility-split',
      'Kasia: product. Marek: firmware. We both do sales calls on Tuesdays. About product Kasia decides.',
      /nobody decides/,
    ],
    ['responsibility-split', 'CEO - strategy and vision\nCTO - all technology\nCOO - operations', /clicks|film/],
    ['problem-statement', 'A driver calls in sick at 5:40; that happened 1,340 times last school year.', /How often/],
    [
      'validation',
      'I asked each to pay 50 euros up front for a tool: eleven did, and nine are using the beta now.',
      /second time|came back/,
    ],
    [
      'competitive-advantage',
      'We have 2.3 million labelled images of leaves. An incumbent could copy the rail in a year, but not three seasons of nights.',
      /rival with money|One harvest/,
    ],
    [
      'founder-relationship',
      'Met in Gdańsk in 2014. We made a game with 80k downloads and a plugin.',
      /attention|'game'/,
    ],
    [
      'fulltime-commitment',
      "I work nights until my RSUs vest on May 15. If we get in, I'd quit at once.",
      /without YC|by date/,
    ],
    [
      'problem-statement',
      'A report takes 40 minutes; dispatchers had 19 calls last quarter with no unit.',
      /How often/,
    ],
    ['why-this-problem', 'I did her books and kept building small spreadsheets; 14 shops used them.', /do about it/],
    ['metrics', 'MRR $21,400 (was $13,100 three months ago). 96 paying accounts.', /last six months/],
    ['validation', '31 people paid $15 for what did not exist; 18 of 22 said they would pay again.', /what people say/],
    [
      'responsibility-split',
      'Jonas does hardware. I do everything else: sales, the web app, support.',
      /I do everything'|one or two/,
    ],
    [
      'unique-insight',
      'The real reason is the login: six sites, six systems. We never ask anyone to log in.',
      /'anyone'|build differently/,
    ],
    [
      'why-this-problem',
      'My dad has run a body shop since 1994. I know both sides of the call better than nearly anyone.',
      /'anyone'/,
    ],
    ['problem-statement', 'Owners we shadowed in Kentucky lose $5,000 a month this way.', /How do you know/],
    ['why-now', 'The growers lost a third of the 2023 harvest. Since 2025 an operator declares once.', /before 2023/],
    [
      'fulltime-commitment',
      "Magda's last shift is June 30. If we get in she'll move with me to San Francisco.",
      /without YC|we say no/,
    ],
    ['founder-relationship', 'We shared a room in 2013 and never had a fight longer than one day.', /nothing hard/],
    [
      'five-year-vision',
      'We see ourselves like the WeChat but for wellness, and an IPO is possible.',
      /what people say|wants to stay/,
    ],
    [
      'funding-plan',
      '$500k for 16 months. The goal before a seed is 150 paid cold rooms, up from 27.',
      /What will you have shown/,
    ],
    [
      'validation',
      'Nobody has paid because the product is not finished; 92% of 100 would use it.',
      /came back|which month/,
    ],
    ['progress-made', 'We are in talks with some partners and the MVP is nearly ready.', /what people said/],
    [
      'problem-statement',
      'Pharmacies lose money on about one in five prescriptions and find out in a PDF.',
      /How often/,
    ],
    [
      'market-size',
      '31,000 labs at $450 a month; a tenth of our signups are dentists, who need another product.',
      /attention/,
    ],
    [
      'validation',
      'We talked with 40+ HR managers and almost everyone said they would use it.',
      /Out of how many|you have spoken to/,
    ],
    [
      'business-model',
      'We take 4% of the rent. Later we want to charge managers maybe $1 per door.',
      /twice '\$1|\$1 per door': from/,
    ],
    ['founder-names', 'I am self-taught and built a mobile app with React and the OpenAI API.', /OpenAI/],
  ])('reads no word out of its phrase and asks nothing that is told: %s, %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('moves no sentence that leans on the one before', () => {
    const { rewriteOptions } = judged(
      'competitors',
      'Mostly Excel and a consultant who charges much. Of software: FoodDocs from Estonia at $30 a month and TraceGains at $30k a year.',
    );
    expect(rewriteOptions.some((text) => text.startsWith('Of software'))).toBe(false);
  });
});
