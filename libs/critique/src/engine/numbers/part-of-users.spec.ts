import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../read-text.js';
import { partRemark } from './part-of-users.js';
import { readNumbers } from './read-numbers.js';

const remarkOn = (text: string): string | null => partRemark(readNumbers(readPitch(text).tokens), text);

describe('a part of those who have it', () => {
  it.each([
    [
      'Around 640 families have installed, 210 use it daily.',
      '210 of 640 is 33%. What would bring the other 430 back?',
    ],
    ['Seven firms on it, 3 of those paying.', '3 of 7 is 43%. What would make the other 4 pay?'],
    ['We have 230 shops signed up and 12 pay.', '12 of 230 is 5%. What would make the other 218 pay?'],
  ])('is worked out: %s', (text, remark) => {
    expect(remarkOn(text)).toBe(remark);
  });

  it.each([
    'It is in 71 schools, 52 pay.',
    'Seven firms on it, 3 of those paying and the rest in a trial.',
    '640 families have installed it. We are 2 founders.',
    '640 families have installed it, 900 use it.',
    'Two firms on it, 1 paying.',
  ])('is none where the two do not belong together, or the others are told of: %s', (text) => {
    expect(remarkOn(text)).toBeNull();
  });
});
