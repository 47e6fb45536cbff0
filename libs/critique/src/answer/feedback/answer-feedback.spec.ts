import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from '../critique-answer.js';

const PRAISE = /the part I believe|I hold on to|started to listen|The best of it|repeat to another|line to keep/;

const judged = (fieldId: string, answer: string): ReturnType<typeof critiqueAnswer> =>
  critiqueAnswer({ fieldId, answer });

describe('feedback on an answer', () => {
  it.each([
    ['first-users', 'Friends and family mainly, about 40 people. They say it is nice.'],
    ['why-now', 'Now is the best time, since the market is ready for something new.'],
    ['current-product', 'A scalable platform with a powerful engine that sets a new standard in the industry.'],
    [
      'metrics',
      '3,000 sign-ups from a giveaway, 20,000 visits. Valuation by an independent expert: $6M. Not launched.',
    ],
    ['founder-relationship', 'We have not built anything together yet apart from helping in our father’s shop.'],
  ])('praises nothing in a weak answer: %s', (field, answer) => {
    const { partnerFeedback, overallScore } = judged(field, answer);
    expect(overallScore).toBeLessThan(55);
    expect(partnerFeedback).not.toMatch(PRAISE);
  });

  it('begins with what a strong answer says', () => {
    const { partnerFeedback } = judged(
      'first-users',
      'I did the billing by hand for 19 colleagues for a month. 14 of them pay.',
    );
    expect(partnerFeedback).toMatch(/19 colleagues|14 of them pay/);
  });

  it('does not pick on a word of a strong answer', () => {
    const { partnerFeedback, overallScore } = judged(
      'why-this-problem',
      'My brother’s epilepsy drug was out of stock for six weeks in 2023; we drove to 14 pharmacies. I am an actuary, so I asked 31 of them for their order books and could tell three weeks later which drug runs out next. 9 pay me $40 a month.',
    );
    expect(overallScore).toBeGreaterThanOrEqual(80);
    expect(partnerFeedback).not.toMatch(/about tomorrow|what you will do|a plan, and I asked/);
  });

  it('says that it cannot read another language, whatever the score', () => {
    const { partnerFeedback } = judged('market-size', 'Le marché est immense et personne ne connaît sa taille exacte.');
    expect(partnerFeedback).toMatch(/^I read English only/);
  });

  it('gives a reason for every low score', () => {
    const { overallScore, worstFlaw } = judged(
      'why-now',
      'Germany made e-invoicing mandatory: since 2025 every company must be able to receive them. Their tax advisors have no time.',
    );
    expect(overallScore).toBeLessThan(55);
    expect(worstFlaw).not.toBeNull();
  });

  it('speaks of several words in the plural', () => {
    const { partnerFeedback } = judged(
      'metrics',
      '3,000 sign-ups, 20,000 visits to our website, 4,500 followers on Instagram.',
    );
    expect(partnerFeedback).not.toMatch(/' and '[^']*' (?:tells|is|sends|has) /);
  });

  it.each([
    [
      'current-product',
      "Live since April: a Telegram bot that 61 scrap dealers in Almaty use to get the day's copper price and lock it for two hours.",
      'the last of the 61 scrap dealers',
    ],
    [
      'founder-names',
      'Nomvula Dlamini (CEO) drove ambulances. Pieter Botha (CTO) wrote their dispatch.',
      'nobody on the team likes',
    ],
    [
      'funding-plan',
      'We raised 120k, have 70k left and burn 9k. We want 500k to certify the device.',
      "half of '500k'",
    ],
    [
      'market-size',
      'There is 1.4 million hair salons in the EU. If each pays 30 euro it is 504 million a year. We begin with the 9,300 in Portugal that already print their appointments from a cash register.',
      'Who of the 1.4 million hair salons|Which of the 1.4 million',
    ],
    ['competitors', 'Most use MISA or paper, and MISA charges by the seat.', 'MISA'],
  ])('asks last about a number or a name of the answer: %s', (field, answer, words) => {
    expect(judged(field, answer).partnerFeedback).toMatch(new RegExp(`(?:${words})[^.!?]{0,80}\\?$`));
  });

  it.each([
    [
      'company-description',
      'A mobile app where tenants list the tools they lend. There will be a map of all yards. We are planning ratings.',
    ],
    ['five-year-vision', 'In five years we are in every city of the north. 40 shops use it today.'],
  ])('lets nobody move on from an answer that lacks much: %s %s', (field, answer) => {
    expect(judged(field, answer).partnerFeedback).not.toMatch(/Good enough|That answers me|I would move on/);
  });

  it('asks nothing last that any company could be asked', () => {
    const { partnerFeedback } = judged(
      'progress-made',
      '11 weeks, two people: 34 calls, then 610 orders done by hand ($12, 3 firms pay). In May we dropped the second product.',
    );
    expect(partnerFeedback).toContain('610 orders done by hand');
    expect(partnerFeedback).not.toMatch(/took longer|not do again|finished two weeks/);
  });

  it.each([
    [
      'responsibility-split',
      'Ana does product and all the code. I sell and run onboarding. Luis joined in May part time and will own risk from 1 October.',
      /'Luis joined/,
    ],
    [
      'founder-names',
      'None of us is an engineer by training, but we work with an agency in Porto that has delivered over 50 apps.',
      /'None of us[^']*' is|hold on to|started to listen|part I believe/,
    ],
    [
      'progress-made',
      'Launched on a forum in May and got 2,100 visitors, of which maybe 60 stayed. That was the wrong crowd. Weekly readers then went from 48 to 530 by October, and 41 pay.',
      /'Launched on a forum/,
    ],
  ])('praises nothing that is a weakness: %s', (field, answer, wrong) => {
    expect(judged(field, answer).partnerFeedback).not.toMatch(wrong);
  });
});
