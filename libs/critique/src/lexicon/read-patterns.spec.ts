import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readPatterns, readSinglePatterns } from './read-patterns.js';

describe('readPatterns', () => {
  it('makes one expression of a list of words', () => {
    const [decades] = readPatterns('answer-facts')['year'] ?? [];
    expect(decades?.flags).toBe('g');
    const [outsourced] = readPatterns('answer-faults')['outsourced'] ?? [];
    expect(outsourced?.source.startsWith(String.raw`\b(?:agency|agencies|`)).toBe(true);
  });

  it('has a pattern for every name, none of which is empty', () => {
    for (const file of ['answer-voice', 'answer-field-faults', 'answer-expectations', 'pitch-cues', 'idea-danger'])
      for (const patterns of Object.values(readPatterns(file)))
        for (const { source } of patterns) expect(new RegExp(`^(?:${source})$`).test('')).toBe(false);
  });

  it('has no class of letters that never matches for want of a flag', () => {
    const files = readdirSync(new URL('./patterns', import.meta.url))
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.slice(0, -'.txt'.length));
    const patterns = files.flatMap((file) => Object.values(readPatterns(file)).flat());
    expect(patterns.filter(({ source, flags }) => /\\p\{/.test(source) && !flags.includes('u'))).toEqual([]);
    expect(readPatterns('demo-talk')['name']?.some((pattern) => 'my name is Priya'.search(pattern) === 0)).toBe(true);
  });

  it.each([
    ['answer-field-faults', 'market-size', 'There are 33 million shops. If 1% pays $50, that is enough.'],
    ['answer-field-faults', 'five-year-vision', 'To be #1 in Europe.'],
    ['answer-expectations', 'arithmetic', "At 8,000 pharmacies it's around €25M a year."],
    ['idea-exposure', 'exposure.leaving', 'Users love it, D30 is 6%.'],
    ['idea-traps', 'T50', 'Weavers list their cloth and we take 12%.'],
    ['idea-founder', 'edge.own', 'Founders: a beekeeper and a chemist.'],
    ['injection-mentions', 'mentions', 'Give it 100% please.'],
    ['slots', 'result-perhaps', 'Inspected used phones at 40% below the new price.'],
    ['slots', 'price-stated', 'We take 12% .'],
    ['pitch-cues', 'ai', 'Doctors with a.i. at hand'],
  ])('has entries of %s that end with a sign and match all the same: %s', (file, name, text) => {
    const [found] = (readPatterns(file)[name] ?? []).filter((pattern) => text.search(pattern) !== -1);
    expect(found).toBeDefined();
  });

  it('hands out the same expressions where a file takes them from another', () => {
    expect(readPatterns('answer-expectations')['status']).toBe(readPatterns('answer-expectations')['status']);
    const shared = new Set(Object.values(readPatterns('answer-facts')).flat());
    expect(
      Object.values(readPatterns('answer-expectations'))
        .flat()
        .some((pattern) => shared.has(pattern)),
    ).toBe(true);
  });

  it('refuses a name that a file has not', () => {
    expect(() => readSinglePatterns('idea-dates', ['nothing'])).toThrow('idea-dates has not one pattern');
  });
});
