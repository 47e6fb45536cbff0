import { describe, expect, it } from '@jest/globals';
import { readKindArguments } from './kind-argument.js';

const KNOWN = ['pitch', 'answer'];

describe('readKindArguments', () => {
  it('is every kind when none is named', () => {
    expect(readKindArguments([], KNOWN).kinds).toEqual(KNOWN);
  });

  it('reads the kind and the files', () => {
    const args = ['--kind', 'answer', '--items', 'a.json', '--ratings', 'b.json', '--pairs', 'c.json'];
    expect(readKindArguments(args, KNOWN)).toEqual({
      kinds: ['answer'],
      items: 'a.json',
      ratings: 'b.json',
      pairs: 'c.json',
    });
  });

  it.each([
    [['--kind', 'poem'], 'There is no --kind poem; use one of pitch, answer'],
    [['--kind', 'pitch', '--items', 'a.json'], '--items and --ratings belong together'],
    [['--pairs', 'a.json'], 'Files are of one kind; add --kind with one of pitch, answer'],
    [['--kinds', 'pitch'], "Unknown option '--kinds'"],
  ])('refuses %j', (args, message) => {
    expect(() => readKindArguments(args, KNOWN)).toThrow(message);
  });
});
