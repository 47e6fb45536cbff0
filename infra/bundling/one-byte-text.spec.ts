import { describe, expect, it } from '@jest/globals';
import { escapeBeyondAscii } from './one-byte-text.plugin.js';

describe('escapeBeyondAscii', () => {
  it.each([`'– 😀 é'`, '`„${1}“`', '/[–😀]/u.test("😀")', '/[🇦-🇿]/v.test("🇨")'])('keeps what %s means', (code) => {
    const escaped = escapeBeyondAscii(code);
    expect(escaped).toMatch(/^[ -~]*$/);
    expect(new Function(`return ${escaped}`)()).toEqual(new Function(`return ${code}`)());
  });

  it.each(['String.raw`[€]`', String.raw`'\–'`])('leaves %s as it is, where an escape means something else', (code) => {
    expect(escapeBeyondAscii(code)).toBe(code);
  });
});
