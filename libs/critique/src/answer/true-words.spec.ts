import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from './critique-answer.js';

const judged = (fieldId: string, answer: string): ReturnType<typeof critiqueAnswer> =>
  critiqueAnswer({ fieldId, answer });

function saidOf(fieldId: string, answer: string): string {
  const { partnerFeedback, suggestions, redFlags, technicalCredibilityTips } = judged(fieldId, answer);
  return [partnerFeedback, ...suggestions, ...redFlags.map(({ message }) => message), ...technicalCredibilityTips].join(
    ' ',
  );
}

describe('what is told of an answer is true of it', () => {
  it.each([
    ['metrics', '31 farms pay us for Tide plans.'],
    ['competitors', 'ParishSoft and QuickBooks. ParishSoft cannot do two currencies.'],
  ])('does not say that a fact answers nothing: %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toMatch(
      /same question again|know no more than before|does not tell me|cannot answer/,
    );
  });

  it.each([
    ['market-size', '17,000 parishes at $600 a year.'],
    ['responsibility-split', 'Ines sells and installs. Tom does firmware. 50/50.'],
  ])('asks for no number where there is one: %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toContain('an example with a number');
  });

  it.each([
    ['progress-made', 'March: first mine. May: second. August: the third.', /'May'/],
    ['metrics', 'We had 8,100 households in June. In May we had 6,900.', /'May'/],
    ['competitive-advantage', 'We have seen 14 million log lines which no rival may see.', /'may'/],
    ['funding-plan', '$500k for 18 months: two engineers and certification for $90k.', /How long can you live/],
    ['responsibility-split', 'Ines sells. Tom does firmware and the web.', /who writes the code/],
    ['first-users', 'Eleven towers came from one e-mail to a magazine. Nine still ring with it.', /How did you find/],
    [
      'problem-statement',
      'A bride must buy a dress for one day and it costs 2000 ringgit.',
      /Who exactly has this problem/,
    ],
  ])('reads what is there: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

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
  ])('asks one founder what one is asked: %s', (field, answer, words) => {
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
      'do about it then',
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
    ['validation', '340 dogs eat it now. After 3 months 71% of owners still order.', 'technical part'],
    ['company-oneliner', 'Duolingo for corporate training', 'lessons'],
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

  it('calls nothing absent of which it found some', () => {
    const { evidence } = judged(
      'founder-relationship',
      'We shared a room at school and built a radio station for 40 towns.',
    );
    expect(evidence.filter(({ label }) => label === 'Hardly a number that was counted')).toEqual([]);
  });

  it.each([
    [
      'founder-relationship',
      'We met in 2016 as apprentices in an organ workshop and rebuilt an organ together.',
      'workshop',
    ],
    [
      'competitive-advantage',
      'Mills share breaks with us, since it would be used against them elsewhere: 2,140 breaks.',
      'would be',
    ],
    ['why-this-problem', 'My father lost his license in 2019, and I want to see that nobody else does.', 'a plan'],
    ['five-year-vision', 'We will serve 2,000 of the 70,000 electrical contractors in the US.', 'what you will do'],
  ])('takes no word in another sense: %s', (field, answer, words) => {
    expect(saidOf(field, answer)).not.toContain(words);
  });

  it.each([
    ['competitors', 'Toggl and Clockify have more features; ours costs 2$ and theirs 9$.', 'charge?'],
    ['competitive-advantage', 'We have 2,140 web breaks on record; the biggest public set has 124.', 'By how much?'],
    ['funding-plan', '$120k buys the second bird team and takes us to $27k a month by next July.', 'How many months'],
  ])('asks for nothing that stands there: %s', (field, answer, question) => {
    expect(saidOf(field, answer)).not.toContain(question);
  });

  it('notes a fact, and not what the founder knows', () => {
    expect(
      saidOf('founder-relationship', 'Sam and I are brothers. We grew up together and can rely on each other.'),
    ).not.toMatch(/(?:So far I have|I note|I can check) 'Sam/);
  });

  it('puts no statement first whose number counts what another one names', () => {
    const { rewriteOptions } = judged(
      'target-customers',
      'Dermatology clinics with one to five lasers. 2,300 in the US.',
    );
    expect(rewriteOptions.some((text) => text.startsWith('2,300'))).toBe(false);
  });

  it('asks who paid where nobody has, and not what a kind of business charges', () => {
    const text = 'We interviewed 18 HR managers. 12 of them said that hiring is a pain. 4 said they would try a pilot.';
    expect(saidOf('validation', text)).toContain('Who has paid, and how much?');
  });

  it.each([
    [
      'unique-insight',
      'Everybody thinks that beekeepers want to know everything. They want to know which hives to open today.',
      "'Everybody",
    ],
    [
      'unique-insight',
      "Everybody thinks that drivers know the road. They don't. In 400 trips I saw 31 wrong turns at one exit.",
      "'They don't'",
    ],
    [
      'first-users',
      'We would use the first month to call 40 shops in Leeds. There was no interest in a pilot at two of them.',
      'what people said',
    ],
    [
      'founder-relationship',
      'A friend put us in contact last year when she was looking for a developer.',
      'what people said',
    ],
  ])('speaks of nobody else’s plans, and of no opinion that nobody voiced: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toContain(wrong);
  });

  it.each([
    [
      'competitors',
      "There are big players like Toast and Square but they don't focus on food trucks. Of 40 truck owners 31 keep a paper notebook.",
      "'Of 40 truck owners 31 keep a paper notebook'",
    ],
    [
      'metrics',
      'We launched in beta 7 weeks ago. 58 schools signed up, 21 use it weekly, none pays yet.',
      "'58 schools signed up, 21 use it weekly, none pays yet'",
    ],
  ])('repeats what customers did before what was done for them: %s', (field, answer, said) => {
    expect(saidOf(field, answer)).toContain(said);
  });

  it('works nothing out of a price that somebody might pay, and takes nobody for paying who signed up', () => {
    const said = saidOf('metrics', "58 schools signed up. The head teachers said they'd pay 400 pounds a year.");
    expect(said).not.toContain('If all 58');
  });

  it('takes counted use for no attention', () => {
    const said = saidOf(
      'metrics',
      '64 active in the last 7 days out of 88 who ever signed up, nine sessions a week each.',
    );
    expect(said).not.toContain('attention, not use');
  });

  it('says one thing of the same words', () => {
    const said = saidOf(
      'market-size',
      'Everybody eats. The food market is $8 trillion and if we take 0.1% we are a unicorn.',
    );
    expect(said).not.toContain("'Everybody': how much is that?");
  });

  it('knows who builds it from whoever does everything technical', () => {
    const said = saidOf('responsibility-split', 'Ana does everything technical. I do the rest.');
    expect(said).not.toContain('Who builds the product?');
  });

  it.each([
    [
      'market-size',
      '5.6 million stores. At $29 a month that is $1.9 billion a year. 400,000 have a bookkeeper.',
      /customers times price/,
    ],
    ['customer-acquisition', '120 asked for a demo in two Slack groups, 61 pay.', /cost them/],
    ['business-model', 'It depends on the customer but it is usually 10-20% of savings.', /another page|elsewhere/],
    [
      'problem-statement',
      'When a wind turbine stops, a technician drives two hours. It happens 11 times a year and each visit costs 1,900 euros.',
      /kilowatts|tax credit/,
    ],
    [
      'competitors',
      'Most clinics use Excel. Jane is good at booking but cannot bill two insurers.',
      /doctors learn your name/,
    ],
  ])('asks what belongs to the question: %s', (field, answer, wrong) => {
    expect(saidOf(field, answer)).not.toMatch(wrong);
  });

  it('still flags a market that was read somewhere', () => {
    expect(saidOf('market-size', 'The pet market is $320 billion. A store pays $29 a month.')).toContain(
      "'$320 billion'",
    );
  });

  it('has a blank of its own for what a rival charges', () => {
    const { suggestions } = judged('competitors', 'Notion, Asana and Trello are good at lists. We fear Notion.');
    expect(suggestions.join(' ')).toContain('[Rival] charges [price]');
  });

  it('quotes no wish where there is a deed', () => {
    const { partnerFeedback } = judged(
      'why-this-problem',
      'I visited 200 farms in four years of selling pumps. We think that we can do better, and farmers would be open to it.',
    );
    expect(partnerFeedback).not.toContain("'We think");
  });

  it('asks nothing twice in other words', () => {
    const { partnerFeedback } = judged(
      'progress-made',
      'March: prototype on one tram. June: 9 trams, 41,000 km, 3 false alarms. July: contract for 60 trams.',
    );
    expect(partnerFeedback.match(/on the way, and why/g) ?? []).toHaveLength(1);
  });

  it('quotes whole what somebody said', () => {
    expect(saidOf('validation', 'I called 30 studios. 12 said that they lose deposits every week.')).toContain(
      "'12 said that they lose deposits every week'",
    );
  });

  it('works out what one pays from what all pay', () => {
    expect(saidOf('metrics', '300 studios pay us every month, which is $15k a month.')).toContain(
      "'$15k a month' from 300 is $50 each a month. Is that what one pays?",
    );
  });
});
