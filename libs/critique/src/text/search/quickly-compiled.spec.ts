import { describe, expect, it } from '@jest/globals';
import { quicklyCompiled } from './quickly-compiled.js';

const FILLING = 'x|'.repeat(100);

describe('quicklyCompiled', () => {
  it.each([
    [`(?:${FILLING}a) b`, `(?:${FILLING}a)(?=[^]|$) b`],
    [String.raw`(?:${FILLING}a)? [)]\)`, String.raw`(?:${FILLING}a)? [)]\)`],
    [`(?:(?:${FILLING}a)|b)c`, `(?:(?:${FILLING}a)|b)(?=[^]|$)c`],
    ['(?:a|b) c', '(?:a|b) c'],
  ])('puts a condition that holds everywhere behind choices: %#', (source, expected) => {
    expect(quicklyCompiled(new RegExp(source))).toBe(expected);
  });

  it('leaves a pattern as it is where it matches at the end of a text', () => {
    const pattern = new RegExp(quicklyCompiled(new RegExp(`(?:${FILLING}end)`)));
    expect(pattern.exec('the end')?.[0]).toBe('end');
  });
});
