import { describe, expect, it } from '@jest/globals';
import { profileName } from './profile.service.js';

describe('profileName', () => {
  it.each([
    ['the chosen name', 'Ada', { full_name: 'A. Lovelace' }, 'Ada'],
    ["the provider's full name", null, { full_name: ' Ada Lovelace ', name: 'Ada' }, 'Ada Lovelace'],
    ["the provider's short name", null, { full_name: ' ', name: 'Ada' }, 'Ada'],
    ['no name that is no text', null, { full_name: { first: 'Ada' } }, 'User'],
    ['a word for nobody', null, {}, 'User'],
  ])('shows %s', (_, chosen, metadata, expected) => {
    expect(profileName(chosen, metadata)).toBe(expected);
  });
});
