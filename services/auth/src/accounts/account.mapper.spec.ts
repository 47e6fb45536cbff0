import { describe, expect, it } from '@jest/globals';
import { userSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { type AccountRow, accountRowSchema } from './account-row.js';
import { toAppMetadata, toUser } from './account.mapper.js';

const at = '2026-11-21 10:20:30.123+00';
const stored = {
  id: '0b0e7a52-6f2c-4a8e-9d0a-1c2d3e4f5a6b',
  email: 'ada@example.com',
  emailConfirmedAt: null,
  confirmationSentAt: null,
  recoverySentAt: null,
  invitedAt: null,
  newEmail: null,
  emailChangeSentAt: null,
  userMetadata: { full_name: 'Ada' },
  appMetadata: {},
  bannedUntil: null,
  isBanned: false,
  isAnonymous: false,
  lastSignInAt: null,
  createdAt: at,
  updatedAt: at,
  identities: [],
  factors: [],
};
const identity = {
  id: '1b0e7a52-6f2c-4a8e-9d0a-1c2d3e4f5a6b',
  userId: stored.id,
  provider: 'google',
  providerId: 'subject',
  identityData: { email: 'ada@example.com', sub: 'subject' },
  lastSignInAt: at,
  createdAt: at,
  updatedAt: at,
};

/** A row as it is read. */
const read = (changes: object = {}): AccountRow => accountRowSchema.parse({ ...stored, ...changes });

describe('the user on the wire', () => {
  it('leaves out what is absent', () => {
    expect(Object.keys(toUser(read())).toSorted()).toEqual([
      'app_metadata',
      'aud',
      'created_at',
      'email',
      'id',
      'identities',
      'is_anonymous',
      'phone',
      'role',
      'updated_at',
      'user_metadata',
    ]);
  });

  it('shows nothing but what it lists, whatever else the row has', () => {
    const secrets = { passwordHash: '$argon2id$', emailProvenAt: at, bannedUntil: at, tagKey: 'key' };
    const row = read({ identities: [identity] });
    const identities = row.identities.map((each) => ({ ...each, ...secrets }));
    const user = toUser({ ...row, ...secrets, identities } as AccountRow);
    expect(userSchema.strict().parse(user)).toEqual(user);
    expect(JSON.stringify(user)).not.toMatch(/argon2|tagKey|[pP]roven|[bB]anned/);
  });

  it('shows the end of a ban that lasts, and what operators noted beside how the user signs in', () => {
    const appMetadata = { plan: 'free', provider: 'none' };
    const user = toUser(read({ identities: [identity], isBanned: true, bannedUntil: at, appMetadata }));
    expect(user.banned_until).toBe('2026-11-21T10:20:30.123Z');
    expect(user.app_metadata).toEqual({ plan: 'free', provider: 'google', providers: ['google'] });
  });

  it('writes instants as ISO texts', () => {
    const user = toUser(read({ emailConfirmedAt: at, lastSignInAt: at, identities: [identity] }));
    const instant = '2026-11-21T10:20:30.123Z';
    expect(user).toMatchObject({
      created_at: instant,
      email_confirmed_at: instant,
      confirmed_at: instant,
      last_sign_in_at: instant,
    });
    expect(user.identities[0]).toMatchObject({
      id: 'subject',
      identity_id: identity.id,
      email: 'ada@example.com',
      created_at: instant,
    });
  });

  it('names the first way to sign in, and each provider once', () => {
    expect(toAppMetadata([{ provider: 'google' }, { provider: 'email' }, { provider: 'google' }])).toEqual({
      provider: 'google',
      providers: ['google', 'email'],
    });
  });
});
