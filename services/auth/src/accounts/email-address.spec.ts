import { describe, expect, it } from '@jest/globals';
import { normalizeEmail } from './email-address.js';

describe('e-mail addresses', () => {
  it.each(['ada@example.com', 'ada+yc@example.co.uk', "o'neill@example.com", 'a.b@sub-domain.example.com'])(
    'takes %s',
    (text) => {
      expect(normalizeEmail(text)).toBe(text);
    },
  );

  it('are compared in lower case', () => {
    expect(normalizeEmail('Ada@Example.COM')).toBe('ada@example.com');
  });

  it.each([
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@example..com',
    'ada@-example.com',
    'ada@@example.com',
    'ada lovelace@example.com',
    ' ada@example.com',
    'ada@example.com\r\nBcc: other@example.com',
    'ada@exämple.com',
    // The sign of Kelvin is no ASCII, but its small letter is.
    'ada@\u212aapa.com',
    '\u212aatherine@example.com',
    'ada@\u0130stanbul.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${`${'a'.repeat(60)}.`.repeat(5)}com`,
  ])('refuses %j', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });
});
