import { describe, expect, it } from '@jest/globals';
import { BLANK_CHARACTERS } from './blank-characters.js';

const LAST_UNIT = 0xffff;

describe('blank characters', () => {
  it('are those that trimming takes off, all of them and no other', () => {
    const units = Array.from({ length: LAST_UNIT + 1 }, (_, unit) => String.fromCharCode(unit));
    expect(units.filter((unit) => unit.trim() === '')).toEqual([...BLANK_CHARACTERS]);
  });
});
