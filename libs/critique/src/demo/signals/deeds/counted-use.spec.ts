import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../../test/demo-media.fixture.js';
import { readTalk } from '../../reading/read-talk.js';
import { measureTalk } from '../measure-talk.js';

/** What shows a use in a sentence that follows what the product is. */
const usesIn = (sentence: string): number => {
  const talk = `Brackish is a probe that tells oyster farms when the water turns. ${sentence}`;
  return measureTalk(readTalk(spoken(talk))).sentences.at(-1)?.cues.use.length ?? 0;
};

describe('a use that is told by what is counted', () => {
  it.each([
    'Ninety probes hang in eleven bays.',
    'There are ninety probes in the bays of Murcia.',
    'So far nine farms have measured two summers.',
    'Sixty bars stock us, and they reorder every five weeks.',
    'Eleven farms feed it to nine thousand cows.',
    'Already one thousand three hundred houses drink from it.',
    'Two hundred and eighty tradesmen ride one.',
    'We are live in thirty-one hospitals in Pune.',
    'We started in June with three charities and now there are ninety-four.',
  ])('is found in %j', (sentence) => {
    expect(usesIn(sentence)).toBeGreaterThan(0);
  });

  it.each([
    'Nine farms could need one.',
    'That is nine farms sitting around.',
    'Ninety bays are dirty.',
    'Six engineers built it.',
    'Twelve thousand people follow us on Instagram.',
    'Nine people tell us so.',
    'Two more airlines start in May.',
  ])('is not what %j says', (sentence) => {
    expect(usesIn(sentence)).toBe(0);
  });
});
