import { describe, expect, it } from '@jest/globals';
import { tokenise } from '../tokens/tokenise.js';
import { asMeant, meantWord } from './misspelling.js';

describe('meantWord', () => {
  it.each([
    ['coperative', 'cooperative'],
    ['develpers', 'developers'],
    ['recieve', 'receive'],
    ['pateints', 'patients'],
  ])('takes %s for %s', (wrong, right) => {
    expect(meantWord(wrong)).toBe(right);
  });

  it.each(['cooperative', 'gasket', 'bhk', 'ultrasound', 'x'.repeat(5_000), 'tumbo9'])('lets %s be', (word) => {
    expect(meantWord(word)).toBeNull();
  });

  it.each([
    'shippers',
    'lockers',
    'welders',
    'resoled',
    'cached',
    'wafers',
    'tradies',
    'sharding',
    'laytime',
    'hostels',
  ])('knows that %s may be a word of a trade', (word) => {
    expect(meantWord(word)).toBeNull();
  });
});

describe('asMeant', () => {
  const read = (text: string): string[] => asMeant(tokenise(text)).map(({ lower }) => lower);

  it('reads a misspelled word as the one that was meant, and leaves its place and its letters', () => {
    const text = 'We sell software to a farm coperative that buys its seed in one go.';
    expect(read(text)).toContain('cooperative');
    const token = asMeant(tokenise(text)).find(({ lower }) => lower === 'cooperative');
    expect(text.slice(token?.start, token?.end)).toBe('coperative');
    expect(token?.text).toBe('coperative');
  });

  it('takes no name for a misspelling', () => {
    expect(read('Fourteen clinics on the island of Malta buy from Coperative today.')).toContain('coperative');
  });

  it('leaves a text alone in which many words are unknown', () => {
    const text = 'Vendemos varios producto entreprises paient clincs';
    expect(read(text)).toEqual(tokenise(text).map(({ lower }) => lower));
  });
});
