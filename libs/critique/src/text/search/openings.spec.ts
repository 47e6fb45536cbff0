import { describe, expect, it } from '@jest/globals';
import { openingsOf } from './openings.js';
import { wordStartsOf } from './word-starts.js';

/** Words of a text at which a match may begin; null when it may begin anywhere. */
function triedIn(text: string, pattern: RegExp): string[] | null {
  const openings = openingsOf(pattern);
  const words = wordStartsOf(text);
  if (openings === null || words === null) return null;
  return Array.from(words.at)
    .filter((_, index) => openings.has(words.codes[index] ?? 0))
    .map((at) => /^\w+/.exec(text.slice(at))?.[0] ?? '');
}

describe('openingsOf', () => {
  it.each<[RegExp, string, string[]]>([
    [/\b(?:instead of|replac\w+|by hand)\b/gi, 'Instead replaced return by bye', ['Instead', 'replaced', 'by']],
    [/\buse[ds]?\b/gi, 'use used fuse us', ['use', 'used']],
    [/\bno(?:t| one)\b/gi, 'not no node n', ['not', 'no']],
    [/\bwe (?!are\b)\w+/gi, 'we were', ['we']],
    [/\b(?:very )?good\b/gi, 'good very bad', ['good', 'very']],
    [/\b(?:please |just )*give\b/gi, 'just give it', ['just', 'give']],
    [/\b[ab]ig?\b/gi, 'bi Big ai a', ['bi', 'Big', 'ai']],
    [/\b[a-c]\w\b/gi, 'at dot cat', ['at', 'dot', 'cat']],
    [/\b\d+ of\b/gi, '40 of 3rd _x a4', ['40', '3rd', '_x']],
    [/(?<!not )\bgood\b/gi, 'good gold', ['good']],
    [/\bx{2,3}y/gi, 'xxy x xy y', ['xxy', 'x', 'xy']],
    [/\b(?:\w+ )?hand\b/gi, 'by hand', ['by', 'hand']],
  ])('tries %s only at words that open like it', (pattern, text, tried) => {
    expect(triedIn(text, pattern)).toEqual(tried);
  });

  it.each([/, not \w+/gi, /ing\b/gi, /\b(?:[$€] ?)?\d+/gi, /\b\p{L}+/giu, /\b[^.]+/gi, /^\W*the\b/gi])(
    'knows that %s may match elsewhere',
    (pattern) => {
      expect(openingsOf(pattern)).toBeNull();
    },
  );
});
