import { describe, expect, it } from '@jest/globals';
import { tagTokens } from '../../../text/grammar/tag.js';
import { tokenise } from '../../../text/tokens/tokenise.js';
import { founderDeedsIn } from './founder-deeds.js';

const deedsIn = (sentence: string): string[] =>
  founderDeedsIn(tagTokens(tokenise(sentence)), new Set(['lucia'])).map(({ start, end }) => sentence.slice(start, end));

describe('what founders did', () => {
  it.each([
    ['I carried pianos for six years.', ['I carried']],
    ['Then Lucia designed the lamps of a harbour.', ['Lucia designed']],
    ['Lucia is veterinarian since fifteen years.', ['Lucia is veterinarian since fifteen years']],
  ])('is found in %j', (sentence, deeds) => {
    expect(deedsIn(sentence)).toEqual(deeds);
  });

  it.each([
    'I click on the name.',
    'Maria designed the lamps of a harbour.',
    'I wanted to help.',
    'I clicked on it twice today.',
    'The baker carried pianos.',
  ])('is not what %j says', (sentence) => {
    expect(deedsIn(sentence)).toEqual([]);
  });
});
