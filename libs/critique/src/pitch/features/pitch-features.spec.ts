import { describe, expect, it } from '@jest/globals';
import { measureText } from '../measure-pitch.js';

function wordsOf(text: string, id: string): string[] {
  const feature = measureText(text).signals.features.find((own) => own.id === id);
  return (feature?.spans ?? []).map(({ start, end }) => text.slice(start, end));
}

describe('the features of a pitch', () => {
  it.each([
    ['Enzymes that soften leather, so tanneries stop heating lime baths', 'trade.rareNouns', ['tanneries', 'lime']],
    ['Drivers wait an hour because couriers forget the key', 'build.watchedVerbs', ['wait', 'forget']],
    ['We transform healthcare and logistics', 'abstract.sectors', ['healthcare', 'logistics']],
    ['Nordia is a map tool for wind farms', 'opening.statesThing', ['Nordia is a map tool']],
    ['A visual regression test for shops', 'product.modifiers', ['visual', 'regression']],
    ['An app that books trucks', 'clause.does', ['that books trucks']],
    ['Meal kits delivered weekly', 'cue.crowdedField', ['Meal kits']],
    ['Founded in 2019, we won three awards', 'cue.aboutUs', ['Founded in', 'awards']],
    ['Why is hiring still so broken?', 'cue.question', ['Why is hiring still so broken?']],
    ['We help {{customer}} do it, more soon', 'cue.placeholder', ['{{customer}}', 'more soon']],
    ['Raising our seed round on a deck', 'cue.fundraising', ['Raising', 'seed round', 'deck']],
    ['A probe at ±60° for a p99 of 2 ms', 'cue.symbols', ['±', '°', 'p99']],
    ['Restaurants throw away a third.', 'offer.missing', ['Restaurants throw away a third']],
    ['Kits for the fragmentomics of blood', 'jargon.unlisted', ['fragmentomics']],
  ])('%s: %s', (text, id, words) => {
    expect(wordsOf(text, id)).toEqual(words);
  });

  it('point to nothing in an empty text', () => {
    const found = measureText('').signals.features.filter(({ spans }) => spans.length > 0);
    expect(found).toEqual([]);
  });
});
