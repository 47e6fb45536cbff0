import { describe, expect, it } from '@jest/globals';
import type { DemoCriterion, DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import { mediaOf, spoken } from '../../../test/demo-media.fixture.js';
import { reviewDemo } from '../review-demo.js';

const OPENING = 'We make a scanner for bakeries that counts loaves on the shelf. ';
const FILL = 'The weather was fine on that day in our town. '.repeat(2);

const sectionOf = (category: DemoCriterion, text: string, format: DemoFormat = 'demo-day') =>
  reviewOf(`${OPENING}${text} ${FILL}`, category, format);

function reviewOf(talk: string, category: DemoCriterion, format: DemoFormat) {
  const transcript = spoken(talk);
  const review = reviewDemo({
    facts: mediaOf(transcript),
    transcript,
    chosenFormat: format,
    noTranscriptReason: null,
  });
  const section = review.sections.find((own) => own.category === category);
  if (typeof section?.score !== 'number') throw new RangeError('The criterion was not judged');
  return { ...section, score: section.score };
}

describe('the criteria of what is said', () => {
  it.each<[DemoCriterion, string, number, number]>([
    ['problemClarity', '', 15, 25],
    ['problemClarity', 'It is a big problem.', 40, 69],
    ['problemClarity', 'Bakers throw away bread every evening, because they count by hand.', 70, 89],
    ['problemClarity', 'Bakers throw away forty loaves, which costs them two hundred dollars a day.', 90, 100],
    ['marketValidation', '', 15, 25],
    ['marketValidation', 'We have nine thousand followers.', 15, 49],
    ['marketValidation', 'Eighty bakers are on our waiting list.', 50, 69],
    ['marketValidation', 'We have forty bakeries using it.', 70, 89],
    ['marketValidation', 'Forty bakeries pay us every month, up from twelve in May.', 90, 100],
    ['teamCredibility', '', 15, 25],
    ['teamCredibility', "My name is Ana and I'm the founder.", 50, 69],
    ['teamCredibility', 'I ran a bakery for nine years, and Tom wrote the whole software. My name is Ana.', 90, 100],
    ['businessModel', '', 15, 25],
    ['businessModel', 'It is a subscription.', 50, 69],
    ['businessModel', 'We charge bakeries ninety dollars a month.', 70, 89],
    ['businessModel', 'We charge bakeries ninety dollars a month, and our gross margin is eighty percent.', 90, 100],
  ])('give %s of %j %i to %i points, as the bands of the rubric say', (category, text, from, to) => {
    const { score } = sectionOf(category, text);
    expect(score).toBeGreaterThanOrEqual(from);
    expect(score).toBeLessThanOrEqual(to);
  });

  it('do not mind that money is left out of a one-minute video, and say so', () => {
    const { score, feedback, suggestions } = sectionOf('businessModel', '', 'application');
    expect(score).toBe(55);
    expect(feedback).toContain('A one-minute application video need not say what it costs.');
    expect(suggestions).toEqual([]);
  });

  it('ask for what is missing with the words of the founder', () => {
    const { suggestions } = sectionOf('marketValidation', 'We have nine thousand followers.');
    expect(suggestions[0]).toContain("'We have nine thousand followers'");
  });

  it('do not ask who builds what no engineer must build', () => {
    const talk =
      "We make vodka from whey. I'm Maeve, and I was head distiller at Dingle. Declan ran a dairy for eleven years.";
    const { feedback, suggestions } = reviewOf(talk, 'teamCredibility', 'application');
    expect([feedback, ...suggestions].join(' ')).not.toMatch(/build/);
  });

  it('know a trade by its things', () => {
    const talk = 'Bagmatch matches photos of lost bags. Omar worked at the lost bags desk in Istanbul for three years.';
    expect(reviewOf(talk, 'teamCredibility', 'demo-day').suggestions).not.toContain(
      'Say how you know this trade, or what the founders have built together before.',
    );
  });

  it('say of work that is shown before it is said what it is that it is shown', () => {
    const talk = 'This is Loftly. Here I have a roof permit that came back from the city. I drag the PDF in.';
    const { feedback, suggestions } = reviewOf(talk, 'solutionDemo', 'product');
    expect(feedback).toContain('shows it at work before I know what it is.');
    expect(feedback).not.toContain('as what you make');
    expect(suggestions[0]).toMatch(/^Before 'Here I have a roof permit ...', say in one plain sentence the name/);
  });

  it('do not claim to have understood what buzzwords say', () => {
    const talk =
      'So basically we are building an AI-powered platform that revolutionizes education. The weather was fine.';
    const { feedback } = reviewOf(talk, 'solutionDemo', 'application');
    expect(feedback).toContain('Many companies could say that of themselves.');
    expect(feedback).not.toContain('I understood');
  });

  it('quote who is counted now, and not who was counted once', () => {
    const talk =
      'Sixty-two companies run it. Nineteen of them pay, twelve dollars per developer a month. We had four paying companies in July.';
    const { feedback } = sectionOf('marketValidation', talk);
    expect(feedback).toMatch(/^'Sixty-two companies run it/);
  });

  it('take those whom it is for not for those who pay', () => {
    const talk =
      "It's basically a box, like a subscription box, for girls who get their first period. It's twenty-four dollars a box.";
    expect(reviewOf(talk, 'businessModel', 'demo-day').feedback).toContain('If you say who pays it, I missed it');
  });

  it('hear why they keep paying behind because', () => {
    const talk =
      'Our app fills the shifts of sick bus drivers. Seven depots pay us four hundred dollars a month because each missed line costs them a fine.';
    expect(reviewOf(talk, 'businessModel', 'demo-day').feedback).not.toContain('why they keep paying');
  });

  it('tell a plan as a plan', () => {
    const { feedback } = reviewOf(
      'We will build a super app for visas. The weather was fine.',
      'solutionDemo',
      'application',
    );
    expect(feedback).toMatch(/^'We will build a super app for visas' at 0:00 is a plan\. If you say what there is now/);
  });

  it.each([
    [
      'We sell scales. Beekeepers pay sixty-five euros once and nine euros a year.',
      'Beekeepers pay sixty-five euros once',
    ],
    [
      'We sell machines. The ministry pays us thirty-one dollars for each treatment.',
      'The ministry pays us thirty-one dollars',
    ],
    ['We make batteries for farms. A box is six thousand euros, and farmers pay once.', 'A box is six thousand euros'],
    [
      'We connect herders with mills. The mill gives us four percent. The weather was fine.',
      'The mill gives us four percent',
    ],
    [
      'Saheli is a van for women. One ride costs ninety rupees, and her company pays half.',
      'One ride costs ninety rupees',
    ],
  ])('hear the price and who pays in %j', (talk, price) => {
    const { feedback } = reviewOf(talk, 'businessModel', 'demo-day');
    expect(feedback.slice(1)).toMatch(new RegExp(`^${price}`));
    expect(feedback).toContain('tells me the price. I know who pays');
  });

  it('hear a price that is planned as one', () => {
    const { feedback } = reviewOf(
      'We built an app for tutors. We will take fifteen percent commission.',
      'businessModel',
      'demo-day',
    );
    expect(feedback).toContain("'We will take fifteen percent commission' at 0:03 tells me the price.");
  });

  it('take neither what is saved nor the price of a trader for the price', () => {
    const saved = 'Our station in the vineyard smells the mildew. He saves four hundred euros per hectare.';
    expect(reviewOf(saved, 'businessModel', 'demo-day').feedback).not.toContain('tells me the price');
    const trader = 'The trader gives him the price when the truck is full. Nooluur is an app for herders.';
    expect(reviewOf(trader, 'businessModel', 'demo-day').feedback).not.toContain('about money');
  });

  it('take a name for no demonstration', () => {
    const talk = "Okay here's Gridly. It's an app for people who make crosswords. The weather was fine.";
    expect(reviewOf(talk, 'solutionDemo', 'product').feedback).not.toContain('shows it at work');
  });

  it('take no town for somebody who builds it', () => {
    const talk = 'Nooluur is an app for herders. The spinning mill in Italy makes the price.';
    expect(reviewOf(talk, 'teamCredibility', 'demo-day').feedback).not.toContain('who can build it');
  });

  it('take no cost that is over for the price', () => {
    const talk =
      'Querywise tells engineers what a query will cost. Last quarter somebody ran a query that cost eleven thousand dollars. And now it is ninety cents. It is fifteen bucks a seat.';
    expect(reviewOf(talk, 'businessModel', 'demo-day').feedback).toMatch(/^'It is fifteen bucks a seat'/);
  });

  it('say of what may be meant that it may be', () => {
    const { feedback } = sectionOf('problemClarity', 'It is a big problem.');
    expect(feedback).toMatch(/^I take 'It is a big problem' at 0:0\d as the problem/);
  });
});
