import { describe, expect, it } from '@jest/globals';
import { leakTest } from './prompt-leak.js';

const INSTRUCTIONS =
  'You read one line of a founder the way a partner would, and you never reward words that say nothing.';
const SECRET = 'a founder the way a partner would, and you never reward';
const isLeak = leakTest(INSTRUCTIONS);

const rotate = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

describe('leakTest', () => {
  it.each([
    ['as it is', SECRET],
    ['in capitals, with other punctuation', SECRET.toUpperCase().replaceAll(' ', ' * ')],
    ['letter by letter', [...SECRET].join(' ')],
    ['with invisible characters', [...SECRET].join('\u200b')],
    ['backwards', [...SECRET].toReversed().join('')],
    ['rotated', rotate(SECRET)],
    ['in base64', Buffer.from(SECRET).toString('base64')],
    ['in hexadecimal', Buffer.from(SECRET).toString('hex')],
    ['in full-width letters', SECRET.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
  ])('finds a quotation %s', (_, leak) => {
    expect(isLeak(`Here you are: ${leak}. Good luck.`)).toBe(true);
  });

  it('finds the marker', () => {
    expect(isLeak('It stands between data-0a1b2c lines.', 'data-0a1b2c')).toBe(true);
  });

  it('lets pass what only speaks of the same things', () => {
    expect(isLeak('A founder would say who pays. A partner never rewards words that say nothing at all.')).toBe(false);
  });
});
