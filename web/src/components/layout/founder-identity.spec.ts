import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './founder-identity.js';

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'ada@example.com', 'AL'],
    ['ada king lovelace', undefined, 'AL'],
    ['Ada', 'x@example.com', 'A'],
    ['  Ada   Lovelace ', undefined, 'AL'],
    [undefined, 'zoe@example.com', 'Z'],
    ['', 'zoe@example.com', 'Z'],
    [undefined, undefined, '?'],
    ['   ', '', '?'],
    ['\u{1F680} Rocket', undefined, '\u{1F680}R'],
  ])('%p and %p give %p', (name, email, initials) => {
    expect(initialsOf(name, email)).toBe(initials);
  });
});
