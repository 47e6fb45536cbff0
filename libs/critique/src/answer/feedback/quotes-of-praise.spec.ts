import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../test/said-of-answer.fixture.js';

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
