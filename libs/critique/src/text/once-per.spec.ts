import { describe, expect, it, jest } from '@jest/globals';
import { oncePer } from './once-per.js';

describe('oncePer', () => {
  it('makes one thing for each object, not for each equal one', () => {
    const make = jest.fn((words: readonly string[]) => new Set(words));
    const setOf = oncePer(make);
    const [first, second] = [['a'], ['a']];
    const set = setOf(first);
    expect(setOf(first)).toBe(set);
    expect(setOf(second)).not.toBe(set);
    expect([setOf(first), setOf(second)]).toEqual([new Set('a'), new Set('a')]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps what counts as nothing too', () => {
    const make = jest.fn((words: readonly string[]) => words.length);
    const lengthOf = oncePer(make);
    const none: string[] = [];
    expect([lengthOf(none), lengthOf(none)]).toEqual([0, 0]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('shares nothing with another of the same make', () => {
    const make = (words: readonly string[]): readonly string[] => [...words];
    const words = ['a'];
    expect(oncePer(make)(words)).not.toBe(oncePer(make)(words));
  });

  it('tries again when making has failed', () => {
    const make = jest.fn((text: { readonly json: string }) => JSON.parse(text.json) as object);
    const read = oncePer(make);
    const broken = { json: '{' };
    expect(() => read(broken)).toThrow(SyntaxError);
    expect(() => read(broken)).toThrow(SyntaxError);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
