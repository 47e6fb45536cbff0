import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../../test/said-of-answer.fixture.js';

describe('what is praised', () => {
  it.each([
    [
      'unique-insight',
      'People from the capital tell me the children need an app. The boarders have no phones! It must go in by paper. I have seen 40 lines copied.',
      'People from the capital tell me',
    ],
    [
      'validation',
      'We tested 300 scripts. 24 of the 31 teachers came back for a second mock. Would schools pay 2 euros per script out of a levy of 15 to 25?',
      'Would schools pay',
    ],
    [
      'founder-names',
      'Jana Dvorak, CEO. PhD in optics, five years at a lens maker. Jon Laine, CTO, compiler committer since 2014. Equity 52/44, rest pool.',
      'Equity 52/44',
    ],
  ])('is no question, no opinion of others and no split of shares: %s %s', (field, answer, notPraised) => {
    expect(judged(field, answer).partnerFeedback).not.toContain(notPraised);
  });

  it.each([
    [
      'company-description',
      'Lendr is a mobile app where neighbors list the tools they lend. There will be a code which they show at the gate.',
      /There will be a code|Lendr is a mobile app'/,
    ],
    [
      'competitive-advantage',
      'If Shimano and SRAM agreed on one plug we would be unnecessary. We have 300 plugs on file and add 9 a week.',
      /If Shimano/,
    ],
    [
      'target-customers',
      'Taxi drivers lose 40 euros on each day off. The car is Prius 20, 30, Auris, also Aqua.',
      /The car is/,
    ],
    [
      'founder-names',
      'Ana Diaz (19, CEO, 2nd year BS Biology) and Bea Cruz (20, she is the one who draws, Fine Arts). Ana sold 300 phone cases.',
      /\(19, CEO/,
    ],
    [
      'progress-made',
      'Two trials with 30 tanks each: 61% against 48%. EUR 200,000 of grant money used, EUR 40,000 remaining.',
      /grant money used/,
    ],
    ['five-year-vision', 'Every town in South America and then Asia. In 2031 we serve 900 bakeries.', /Every town/],
    ['progress-made', 'End of 2024: 12 kennels, €900 MRR. Today: 40 kennels, €3,100 MRR, 5 in Austria.', /End of 2024/],
    ['target-customers', '2 to 14 pumps each. The estates pay within 30 days and are 38 of our customers.', /2 to 14/],
  ])('is no plan, no list, no money spent and nothing outdated: %s %s', (field, answer, notPraised) => {
    expect(judged(field, answer).partnerFeedback).not.toMatch(notPraised);
  });

  it('is what customers did, where proof is asked for', () => {
    expect(
      judged(
        'validation',
        'The examiners differed by 3.1 marks out of 60 on average, and ours by 3.6. 24 of the 31 teachers came back for a second mock.',
      ).partnerFeedback,
    ).toContain('24 of the 31 teachers came back');
  });
});

describe('which rival is asked about', () => {
  it.each([
    ['Excel, and a woman called Moira who knows every boat at 9 harbours.', /Moira/],
    [
      'Cebuana and Palawan built their own and will never sell it to a rival. It costs them 9 clerks.',
      /Cebuana|Palawan/,
    ],
    ['The AWRI laboratory in Adelaide is the reference, and both labs are swamped for 3 weeks.', /AWRI/],
  ])('is none that nobody could buy from: %s', (answer, name) => {
    const question = /(?:not take|Could|has used) [^?]{2,40}\?/.exec(saidOf('competitors', answer))?.[0] ?? '';
    expect(question).not.toMatch(name);
  });
});

describe('what is admitted', () => {
  it.each([
    [
      'current-product',
      'It is a web page. It scans the tag in 2 seconds. Doesn’t do the tax of 14 states properly yet.',
      'Doesn’t do',
    ],
    [
      'fulltime-commitment',
      'I quit my job in May 2024 and work on it six days a week. I know you prefer two founders, there is only me and 1 helper.',
      'I know you prefer',
    ],
    [
      'fulltime-commitment',
      'Ida Holm, full-time since she left the dairy in 2023. Per Dahl was full-time for 11 months and is now at 40% as he teaches in Lund.',
      'Per Dahl',
    ],
    [
      'competitive-advantage',
      'We hold 800 typed strains and measured each of them in 3 soils. Bayer could do it, they have better fermentation than we ever will.',
      'Bayer could',
    ],
    [
      'first-users',
      'Two of the eight wrote a letter and paid $500. So the ten would have to come out of those six and 12 others.',
      'would have to',
    ],
    [
      'business-model',
      'We charge $40 a boat a month and 31 boats pay. With 9 boats we underpriced the first season.',
      'underpriced',
    ],
    [
      'current-product',
      'It runs offline for 14 days. 2 people, Ana Ruiz and Jon Laine, since May.',
      'Ana Ruiz and Jon',
    ],
    [
      'first-users',
      'The first was Mr. Baker, who bought 3 of them. He told two others and those told 5 more.',
      'Mr. Baker',
    ],
  ])('is nothing to praise: %s %s', (field, answer, notPraised) => {
    expect(judged(field, answer).partnerFeedback).not.toContain(notPraised);
  });

  it('keeps a sentence that begins with money in rupees whole', () => {
    expect(
      judged(
        'company-description',
        'A card with a code, printed by us for Rs. 90 one; the gate app works without a signal in 12 halls.',
      ).partnerFeedback,
    ).not.toMatch(/'90 one/);
  });
});

describe('what an estimate is', () => {
  it.each([
    ['market-size', 'We think 10% of it is possible in the first 3 years. The world has lamps.'],
    ['business-model', 'Other apps take between 10 and 30 percent so something in between.'],
  ])('is no fact: %s %s', (field, answer) => {
    expect(judged(field, answer).partnerFeedback).not.toMatch(/can check|is a fact|worth more/);
  });
});
