import { describe, expect, it } from '@jest/globals';
import { squeeze, spansMatching } from './squeezed-text.js';
import { PatternFamily } from './pattern-family.js';

const SQUEEZED = squeeze('We sell  bread by hand, not by the day');
const SELLING = [/\bwe sell\b/gi, /\bbread\b/gi];
const WAYS = [/\bby \w+/gi, /, not \w+/gi];

describe('PatternFamily', () => {
  it('finds for each list what is found for it alone', () => {
    const family = new PatternFamily();
    const [findSelling, findWays] = [family.add(SELLING), family.add(WAYS)];
    expect([findSelling(SQUEEZED), findWays(SQUEEZED)]).toEqual([
      spansMatching(SQUEEZED, SELLING),
      spansMatching(SQUEEZED, WAYS),
    ]);
  });

  it('also finds what was added after a text was searched', () => {
    const family = new PatternFamily();
    family.add(SELLING)(SQUEEZED);
    expect(family.add(WAYS)(SQUEEZED)).toEqual(spansMatching(SQUEEZED, WAYS));
  });
});
