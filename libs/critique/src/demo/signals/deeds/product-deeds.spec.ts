import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../../test/demo-media.fixture.js';
import { readTalk } from '../../reading/read-talk.js';
import { measureTalk } from '../measure-talk.js';

const whatIn = (sentence: string): string | null => {
  const text = `Good morning. ${sentence}`;
  const { what } = measureTalk(readTalk(spoken(text)));
  return what === null ? null : text.slice(what.sentence.start, what.sentence.end);
};

describe('what they make', () => {
  it.each([
    'We make vodka from whey.',
    'We grow kelp on ropes off the west coast of Scotland and turn it into feed for dairy cows.',
    'We print fridge walls from rice husk and wax that stay cold for six days without power.',
    'This is Ember, an oven for people who bake bread at home to sell it.',
    'Our tank catches the rain from the roof and cleans it with a stone from the river.',
    'Our platform connects families with vetted night nurses.',
    'Our scale sits under the hive and texts the beekeeper the day before it swarms.',
    'We press it into bricks that burn as hot as coal.',
    'Our station in the vineyard smells the mildew before one can see it, and says to the winemaker which rows he must spray.',
    'With Nooluur the herder sends a photo and a small bag, and the spinning mill in Italy makes the price.',
    "It's like ChatGPT but for landlords.",
    "Now I'm working on insurance for gig workers.",
  ])('is heard in %j', (sentence) => {
    expect(whatIn(sentence)).toBe(sentence);
  });

  it.each([
    'We grow fast in Europe.',
    'We launched on Product Hunt and got number three.',
    'The herder sells the wool of his goats one time in a year, and the trader gives him the price when the truck is already full.',
    'We make money from ads.',
    'We make a difference in the world.',
    'We grow organically on social media.',
    'Our uncle runs a ferry.',
    'Our team builds trust.',
    'The roaster in Berlin pays nine for the same kilo.',
    'Let me show you the oven. When a loaf is done, that stone goes cold and the others stay hot.',
  ])('is not what %j says', (sentence) => {
    expect(whatIn(sentence)).toBeNull();
  });
});
