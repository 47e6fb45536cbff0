import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../test/demo-media.fixture.js';
import { readTalk } from '../reading/read-talk.js';
import { measureTalk } from './measure-talk.js';

const topicOf = (sentence: string): string | undefined =>
  measureTalk(readTalk(spoken(`${sentence} The weather was fine. The weather was fine.`))).sentences[0]?.topic;

describe('the topic of a sentence', () => {
  it.each([
    ["Hi, I'm Priya.", 'who'],
    ['A clerk spends forty minutes on each claim and half of them are denied.', 'problem'],
    ['Our app reads the letter and writes the appeal.', 'solution'],
    ['Rentbook collects rent for landlords.', 'solution'],
    ['Fourteen clinics pay us.', 'proof'],
    ['Twenty-two bars use it every week.', 'proof'],
    ['We have twelve thousand followers.', 'proof'],
    ['I was a billing clerk at Kaiser for six years.', 'team'],
    ['We take eighteen percent of each load.', 'model'],
    ['Every night, four thousand ambulances in India drive patients to hospitals that have no free bed.', 'problem'],
    ['Last year we made four hundred and ten thousand euros.', 'proof'],
    ['We make twelve thousand euros a month.', 'proof'],
    ['Sawmills pay forty euros a ton to get rid of wet sawdust.', 'problem'],
    ['Pizzerias throw the vegan cheese away that they have, because it turns into glue in the oven.', 'problem'],
    [
      'The hand that her hospital offers costs nine thousand, so eight in ten of their patients go home with none.',
      'problem',
    ],
    ['My cofounder could not be here today because of the time difference.', 'other'],
    ['We got featured in two newspapers.', 'proof'],
    ['The weather was fine.', 'other'],
  ])('of %j is %s', (sentence, topic) => {
    expect(topicOf(sentence)).toBe(topic);
  });

  it.each([
    ['This is Loftly. I drag the PDF in.', 'It takes about eight seconds.', 'solution'],
    ['A roofer fills in the permit by hand and gets it wrong.', 'It takes two days.', 'problem'],
    ['This is Loftly. I press submit.', 'Before, this took our first customer two days.', 'problem'],
    ['BedLine shows the driver a bed.', 'Transfer time fell from ninety-four to thirty-eight minutes.', 'proof'],
    ['Bagmatch matches photos of bags.', 'A bag used to take nine days, now it takes two.', 'proof'],
    ['Our nozzle mixes the salt.', 'Thirty counties bought four hundred nozzles last season.', 'proof'],
    [
      'Our nozzle mixes the salt.',
      'A nozzle costs nineteen hundred dollars and pays for itself in three storms.',
      'model',
    ],
    ['Our box stores it for twelve hours.', 'There are forty-four boxes on farms in Murcia.', 'proof'],
    ['Bagmatch matches photos of bags.', 'An airline pays a dollar ten per bag returned.', 'model'],
    ['We built a dialysis machine.', 'Last year one of five patients died, this year it is one of twenty.', 'proof'],
    ['We make mozzarella from oats. A pizzeria pays us nine euros a kilo.', 'It costs us four.', 'model'],
  ])('behind %j of %j is %s', (before, sentence, topic) => {
    expect(measureTalk(readTalk(spoken(`${before} ${sentence} Good night.`))).sentences.at(-2)?.topic).toBe(topic);
  });

  it('takes what is paid before what the product is for what is paid today', () => {
    const talk =
      'Two engineers hit the concrete, it costs eight thousand dollars for one bridge. We make a scanner for bridges.';
    const [first] = measureTalk(readTalk(spoken(talk))).sentences;
    expect(first?.topic).toBe('problem');
    expect(first?.cues.price).toEqual([]);
  });

  it('takes those who use something before it is said what the product is for no proof', () => {
    const talk =
      'Five million Americans use one, and three in four had a breakdown last year. Rollfix sends a mechanic to the home.';
    expect(measureTalk(readTalk(spoken(talk))).sentences[0]?.cues.use).toEqual([]);
  });

  it.each(['The first one has run for nineteen months and lost nothing.', 'Nobody waits in jail for a word anymore.'])(
    'takes %j for no trouble',
    (sentence) => {
      const { problem } = measureTalk(readTalk(spoken(`Our box stores power for farms. ${sentence}`)));
      expect(problem).toBeNull();
    },
  );

  it('takes what customers pay today for no proof', () => {
    const talk =
      'We make vodka from whey. Small dairies in Ireland throw away ninety million litres of whey a year and pay to have it taken away.';
    const last = measureTalk(readTalk(spoken(talk))).sentences.at(-1);
    expect(last?.topic).toBe('problem');
    expect(last?.cues.payment).toEqual([]);
  });

  it('hears interest without "a lot of", which is not read', () => {
    const talk = 'We make vodka from whey. We have a lot of interest from schools.';
    expect(measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.interest).toHaveLength(1);
  });

  it('hears that somebody buys from them', () => {
    const talk =
      'Our machine makes snow. Valle Nevado rents two machines from us for ninety thousand dollars per season.';
    expect(measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.payment).not.toEqual([]);
  });

  it('takes no mountains for a founder', () => {
    const talk = 'Our machine makes snow. The ski places in the Andes have lost forty days of season in ten years.';
    expect(measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.deed).toEqual([]);
  });

  it('hears letters with accents', () => {
    const talk = 'We make a station for winemakers. Thirty-eight châteaux bought in total two hundred ten stations.';
    expect(measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.payment).toHaveLength(1);
  });

  it('takes a result for no growth', () => {
    const talk = 'BedLine shows the driver a bed. Transfer time fell from ninety-four to thirty-eight minutes.';
    expect(measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.trend).toEqual([]);
  });
});
