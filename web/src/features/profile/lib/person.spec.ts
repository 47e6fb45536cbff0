import { describe, expect, it } from '@jest/globals';
import type { Profile } from '@playbook/contracts/profile/profile.contract';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { personOf } from './person.js';

const USER = buildUser({ email: 'ada@example.com', user_metadata: { full_name: 'Ada Lovelace' } });
const PROFILE: Profile = {
  id: USER.id,
  fullName: 'Ada King',
  email: 'king@example.com',
  plan: 'Free',
  memberSince: '2026-03-05T10:00:00.000Z',
};

describe('the account information', () => {
  it('is that of the profile', () => {
    expect(personOf(USER, PROFILE)).toEqual({
      name: 'Ada King',
      email: 'king@example.com',
      plan: 'Free',
      memberSince: 'March 2026',
    });
  });

  it('falls back to what the session knows, and says what is not loaded', () => {
    expect(personOf(USER, undefined)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      plan: null,
      memberSince: null,
    });
    expect(personOf(USER, { ...PROFILE, fullName: 'User', email: '' })).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
    });
  });

  it('is User without an address where nothing is known', () => {
    const unknown = buildUser({ email: '', user_metadata: {} });
    expect(personOf(unknown, undefined)).toMatchObject({ name: 'User', email: 'No email provided' });
    expect(personOf(unknown, { ...PROFILE, fullName: 'User', email: '' })).toMatchObject({
      name: 'User',
      email: 'No email provided',
    });
  });
});
