import { describe, expect, it } from '@jest/globals';
import { tagTokens } from './tag.js';
import type { Token } from '../tokens/token.js';
import { tokenise } from '../tokens/tokenise.js';

const tag = (text: string): Token[] => tagTokens(tokenise(text));
const properNames = (text: string): string[] =>
  tag(text)
    .filter((token) => token.proper)
    .map((token) => token.text);

describe('tagTokens', () => {
  it('knows nouns, verbs and numbers, and their base forms', () => {
    const [we, text, the, waiting, ...rest] = tag('We serve 40 dentists about cancellations.');
    expect([we?.pos, text?.pos, the?.pos, waiting?.pos]).toEqual(['PRON', 'VERB', 'NUM', 'NOUN']);
    expect(rest.map((token) => token.lemma)).toEqual(['about', 'cancellation', '.']);
  });

  it.each([
    ['Taxes for restaurants on QuickBooks in Kenya', ['QuickBooks', 'Kenya']],
    ['We file Form 1099 with the IRS by Friday', ['Form', 'IRS']],
    ['An API for US insurers', ['US']],
    ['Book Rooms With Local Hosts Instead Of Hotels', []],
    ['Zentist sends invoices', ['Zentist']],
    ['Payroll for dentists', []],
  ])('finds the names in %j', (text, names) => {
    expect(properNames(text)).toEqual(names);
  });

  it('tags a text alike whatever unknown words came before', () => {
    const before = tag('Zorbify flumps dentists').map(({ pos, lemma }) => [pos, lemma]);
    tag('zorbify Flumps ZORBIFY flumps');
    expect(tag('Zorbify flumps dentists').map(({ pos, lemma }) => [pos, lemma])).toEqual(before);
  });
});
