import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './guessable-passwords.js';
import { contextWords, isMadeOfContext, type PasswordOwner } from './password-owner.js';

const MIN_CHARS = 8;
const ada: PasswordOwner = { email: 'ada.lovelace@example.com', userMetadata: { full_name: 'Augusta King' } };

describe('the list of common passwords that ships', () => {
  it('has at least ten thousand, as the standards ask for', () => {
    expect(dictionary['passwords-common'].length).toBeGreaterThanOrEqual(10_000);
  });

  it.each(['password', '12345678', 'iloveyou', 'Password1', 'QWERTYUIOP', 'ｐａｓｓｗｏｒｄ'])('has %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['aaaaaaaa', 'abababab', '🔑🔑🔑🔑🔑🔑🔑🔑', 'xyzwxyzwxyz'])('is not needed for %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'a long enough password', 'Tr0ub4dor&3 and more', 'a'])('lacks %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('the words that a password may not be made of', () => {
  it('are the name of the product, and those of the address and the name', () => {
    const words = ['ada.lovelace', 'augusta king', 'lovelace', 'playbook', 'augusta', 'king', 'ada'];
    expect(contextWords(ada).toSorted()).toEqual(words.toSorted());
  });

  it.each(['playbook', 'Playbook2026!', 'lovelace1815', 'AdaLovelace!', 'Augusta.King', 'kinglovelace'])(
    'refuse %s',
    (password) => {
      expect(isMadeOfContext(password, ada, MIN_CHARS)).toBe(true);
    },
  );

  it.each(['correct horse battery', 'ada wrote the first programme', 'short'])('leave %s alone', (password) => {
    expect(isMadeOfContext(password, ada, MIN_CHARS)).toBe(false);
  });

  it('are of no importance to somebody else', () => {
    const other = { email: 'charles@example.com', userMetadata: { name: 7 } };
    expect(isMadeOfContext('lovelace1815', other, MIN_CHARS)).toBe(false);
  });
});
