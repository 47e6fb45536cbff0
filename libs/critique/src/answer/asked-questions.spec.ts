import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../test/said-of-answer.fixture.js';

describe('what is asked of an answer', () => {
  it.each([
    [
      'founder-names',
      'Daniel Okafor, solo founder. I led the gripper team at Ocado and hold 3 patents.',
      'Which of you',
    ],
    ['founder-relationship', 'N/A, I am a solo founder.', 'meet'],
    ['founder-relationship', 'N/A, I am a solo founder.', 'that is no answer'],
    ['responsibility-split', 'I do everything. A contractor machines the parts.', 'disagree'],
    ['responsibility-split', 'I do everything. A contractor machines the parts.', 'nobody decides'],
  ])('asks one founder for no other: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toContain(wrong);
  });

  it.each([
    ['founder-relationship', 'N/A, I am a solo founder.', 'Say whom you asked to join you'],
    ['responsibility-split', 'I do everything. A contractor machines the parts.', 'Say what you put off today'],
    ['founder-relationship', 'only me for now, looking for a technical cofounder', 'Say whom you asked to join you'],
    ['metrics', '37 restaurants use it, 31 of them weighed something yesterday. Revenue is zero.', '37 restaurants'],
  ])('asks what fits the answer: %s', (field, answer, words) => {
    expect(saidOf(field, answer)).toContain(words);
  });

  it.each([
    ['founder-relationship', 'We rebuilt a dairy in 2016. We fell out over whether to buy a still.', 'disagreement'],
    ['responsibility-split', 'Maeve makes the spirit. Tomás deals with the creamery and the bank.', 'Who builds'],
    ['validation', 'Of 52 bars we visited 41 put it on the shelf and 27 have ordered a second case.', 'came back'],
    ['first-users', '63 people filled the form, 22 bought the $39 kit, 9 bought a second.', 'came back'],
    ['validation', '312 persons sent money, 190 of them more than one time.', 'came back'],
    [
      'unique-insight',
      'All robot startups try to pick. I found that 60% of the labour is walking.',
      'else in the field believe',
    ],
    [
      'unique-insight',
      'All robot startups try to pick. I found that 60% of the labour is walking.',
      'What did you see that',
    ],
    ['funding-plan', 'Nothing raised. £3k a month burn. I want £500k to build 30 carts.', 'the money buy'],
    ['funding-plan', '180k from family and a loan. Want to raise 600k for the second line.', 'How much money'],
    ['founder-relationship', 'Pau brought his dog to my clinic. We know each other 4 years.', 'Where did you meet'],
    ['founder-relationship', 'Childhood friends. We argued in 2019 about money.', 'Where did you meet'],
    ['fulltime-commitment', 'Pau since January 2024. Ana stops at the clinic in March.', 'Who is full-time'],
    ['validation', '340 dogs eat it now. After 3 months 71% of owners still order.', 'Who has paid'],
    ['validation', 'Survey with 120 HR people: 89% said they would pay.', 'Out of how many'],
    ['progress-made', 'Built MVP in May, first 500 kg in November.', 'What did you ship'],
    [
      'why-this-problem',
      'I lost $14,000 in an excavator in 2022. I went to 31 auctions after that.',
      'What did you do about it',
    ],
    ['problem-statement', 'Every spring our fire department runs out of people who can drive.', 'How often'],
    ['competitors', 'Royal Canin and Purina. Or they change the food again and again.', 'today who buy nothing'],
    [
      'responsibility-split',
      'Jake is the CTO. Priya talks to hospitals and sells. Priya decides.',
      'who builds the product',
    ],
    ['fulltime-commitment', 'Yes all of us', 'words a partner skips'],
    [
      'founder-relationship',
      'We met 3 months ago, built two products, one made 800 dollars. We argued, her price won.',
      'little',
    ],
    [
      'why-now',
      'In March 2025 Shopify opened its checkout to all plans: 2 million shops instead of 30,000.',
      'Give the month',
    ],
    ['competitors', 'none', 'software'],
    ['five-year-vision', 'Become the Stripe of Africa', 'cost of a call'],
    ['validation', '340 dogs eat it now. After 3 months 71% of owners still order.', 'what is hard about'],
    ['company-oneliner', 'Duolingo for corporate training', 'lessons'],
    [
      'founder-relationship',
      'Lena was my landlord. We built an app in 2022 and argued about it.',
      'Where did you meet',
    ],
    [
      'unique-insight',
      'Contrary to what people think: our couriers over 55 had 0.4 accidents against 1.9.',
      'did you see that',
    ],
    ['validation', 'Two hospitals are paying us 1,500 a month each and a third signed yesterday.', 'came back'],
    ['validation', '340 dogs eat it now. After 3 months 71% of owners still order.', 'In which month'],
    ['metrics', 'ARR 84k, NRR 112%, 19 customers, 1 churned', 'words a partner skips'],
    ['metrics', 'ARR 84k, NRR 112%, 19 customers, 1 churned', 'Who has paid'],
    ['progress-made', 'Since last application: from 3 to 19 customers, killed the mobile app.', 'if you began today'],
    ['customer-acquisition', 'Door to door. I go on Saturdays, 60 doors, 5 sign. 11 euros each.', 'Which one channel'],
    ['funding-plan', 'We raised 1.2M, burn 55k, raising 3M in spring for FDA trial.', 'the money buy'],
    ['funding-plan', '40k own money. We would open 3 cities with 500k, each took us 21k.', 'How much money'],
    ['fulltime-commitment', 'We quit our jobs in June. Savings until next summer.', 'Who, by name'],
    ['responsibility-split', 'Marie runs the hatchery. Luc sells. We both can veto spending.', 'Who '],
    ['company-description', 'A market for machines. Roofers write us on WhatsApp. We keep 17%.', 'Who exactly has'],
    ['why-this-problem', 'Lena was the one who had to call back.', 'done this for'],
    ['responsibility-split', 'me', 'disagree'],
    ['fulltime-commitment', 'I am full-time. My cofounder will join when we raise.', 'Too short'],
    ['metrics', 'MRR: Aug $4.1k, Sep $7.9k, Oct $13.6k. 0 of 11 churned.', 'last six months'],
    ['metrics', 'Revenue 2023: 0, 2024: 12k, 2025: 96k CHF', 'last six months'],
    ['validation', '11 pay, from $500 to $3,400 a month. Two cancelled Datadog logs.', 'came back'],
    ['first-users', 'The post gave 212 signups, I emailed each, 40 calls, 9 became customers.', 'Who has paid'],
    ['customer-acquisition', 'Each post brings 30-60 signups and 1-2 customers at $0.', "'signups'"],
    [
      'customer-acquisition',
      'TikTok. One video with 1.2M views brought 4,800 orders, we could not repeat it.',
      'tomorrow',
    ],
    [
      'customer-acquisition',
      'TikTok. One video with 1.2M views brought 4,800 orders, we could not repeat it.',
      'one channel',
    ],
    ['unique-insight', '97% of logs are never read. So do not index them. We scan raw files.', 'did you see that'],
    ['fulltime-commitment', 'Both full time since February.', 'Who, by name'],
    ['first-users', 'Friends and family, then Instagram ads ($200 for 31 orders).', 'How did you find'],
    ['current-product', 'Nothing yet, only idea', 'used or bought'],
    ['current-product', 'Nothing yet, only idea', 'complain about'],
  ])('finds what is said in other words: %s %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toContain(wrong);
  });

  it.each([
    ['founder-names', 'Maeve Brennan, distiller. Ran the still at Dingle for six years and sold 9,000 cases.', /code/],
    ['fulltime-commitment', 'Maeve full-time since March 2025. Tomás joins in October.', /code|builds/],
    ['business-model', 'We sell bottles to bars at 31 euro and to the wholesaler at 24 euro.', /last week|used/],
    ['company-description', 'We make vodka out of whey. Bars buy it at 31 euro a bottle.', /used it last week/],
    ['company-oneliner', 'Vodka from waste whey', /last (?:week|month)|has this problem/],
    ['why-now', 'Insulin pump patents expired in 2024 and the FDA clears controllers alone.', /asked or measured/],
    ['competitive-advantage', 'Each season adds picker data: which rows are ripe.', /asked or measured/],
    ['funding-plan', 'Raised $250k from angels on a SAFE at 5M cap. Runway 9 months.', /must be true/],
  ])('asks what belongs to the question and the trade: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it.each([
    ['metrics', 'MRR $12,400, up from $3,100 in June. 31 customers. Churn 2 customers in total.', /'customers'/],
    ['competitors', 'Dogtooth and Tevel cost £60k each. Most growers use people with trolleys.', /'people'/],
    ['competitive-advantage', 'I can tell the grower on Monday how many pickers he needs on Thursday.', /'many'/],
    ['business-model', 'Ads at first, then premium.', /'premium'/],
    ['problem-statement', 'Bars pay a premium for local spirit and buy it from France.', /'premium'/],
    [
      'five-year-vision',
      '2,000 carts at £350 a month = £8.4m a year. Next: tomatoes with a different rack.',
      /'different'/,
    ],
    ['customer-acquisition', 'One trade show in July. I had 22 conversations, 5 farm visits, 3 letters.', /'visits'/],
    ['customer-acquisition', 'Sixteen bar visits a week, one in two lists us after the second visit.', /'visits'/],
    ['competitive-advantage', 'A 10 year contract for permeate. Nobody else within 80 km has whey.', /'Nobody else/],
    ['validation', 'We talked to over 50 nurse managers and they all love the idea.', /'love the'/],
    ['progress-made', 'Jan: first prototype. April: second, with scales. June: third in use.', /can be checked/],
    ['how-it-works', 'When somebody calls out, the app texts the nurses who are free.', /'When somebody calls out'/],
    ['current-product', 'The receiver gets the money in less than 2 minutes. iOS in December.', /minutes\. iOS/],
  ])('takes up no word that is no fault, and no half of a sentence: %s %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it.each([
    'Notaries pay USD 1,000 monthly. With only 1% of global market we already reach USD 36 million of annual revenue.',
    'The pet market grows to $23 billion in 2030. With a market share of 5% we would have over $100 million.',
  ])('takes up a share of the market as one of everybody: %s', (answer) => {
    expect(saidOf('market-size', answer)).toContain('a share of everybody is a wish');
  });

  it('takes the name of a school subject for no report, where the first users are asked for', () => {
    const answer = 'Madam Akosua (Social Studies) saw the sheets and was second. 14 schools use it every week.';
    expect(saidOf('first-users', answer)).not.toContain('Studies');
  });

  it('still takes up attention and a share of everybody', () => {
    expect(saidOf('metrics', 'Our web page has 15,000 visits.')).toContain("'visits'");
    expect(saidOf('five-year-vision', '5 million people send 30 billion. We want 2% of this.')).toContain(
      "'2% of this'",
    );
  });

  it.each([
    ['competitors', 'Taptap Send is the most good, free but the rate is worse.'],
    ['competitors', 'We fear Deere least and SoilWeb most.'],
    ['competitive-advantage', 'I can tell the grower on Monday how many pickers he needs on Thursday.'],
  ])('puts no number in the place of a degree: %s', (field, answer) => {
    expect(judged(field, answer).specificityImprovements.map(({ found }) => found)).not.toContain(
      /m(?:any|ost)/.exec(answer)?.[0],
    );
  });

  it.each([
    ['founder-names', 'Lucia Fernandez did compliance at Western Union in Madrid, she knows all regulators.'],
    ['why-this-problem', 'Kwabena was blocked 3 times in 2022 for "compliance" without explanation.'],
  ])('fits to no theme what the company does not do: %s', (field, answer) => {
    expect(judged(field, answer).ycTrendAlignment).toEqual([]);
  });

  it('adds no second sentence to a line of 50 characters', () => {
    expect(judged('company-oneliner', 'Send money from Spain to Ghana in 2 minutes').rewriteOptions).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('takes two friends for no founder alone', () => {
    expect(saidOf('founder-names', "It's me and a couple of friends.")).toContain('Which role does each of you have?');
  });

  it('flags no ready answer as too short', () => {
    const { overallScore, redFlags } = judged(
      'validation',
      '148 paid rentals since June, 61 roofers, 34 rented at least twice.',
    );
    expect(overallScore).toBeGreaterThanOrEqual(55);
    expect(redFlags.map(({ id }) => id)).not.toContain('RF-short');
  });
});
