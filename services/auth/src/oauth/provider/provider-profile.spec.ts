import { describe, expect, it } from '@jest/globals';
import { providerClaimsSchema, toProfile } from './provider-profile.js';

const profileOf = (claims: object) =>
  toProfile('google', providerClaimsSchema.parse({ iss: 'https://accounts.example', sub: 'subject', ...claims }));

describe('a person as a provider knows them', () => {
  it('gets the names of the wire contract', () => {
    const claims = {
      email: 'Ada@Example.com',
      email_verified: true,
      name: 'Ada',
      picture: 'https://images.example/ada',
      hd: 'example.com',
    };
    expect(profileOf(claims)).toEqual({
      provider: 'google',
      subject: 'subject',
      email: 'ada@example.com',
      isEmailVerified: true,
      metadata: {
        iss: 'https://accounts.example',
        sub: 'subject',
        provider_id: 'subject',
        email: 'ada@example.com',
        email_verified: true,
        name: 'Ada',
        full_name: 'Ada',
        picture: 'https://images.example/ada',
        avatar_url: 'https://images.example/ada',
      },
    });
  });

  it.each([true, 'true'])('has a verified address when the provider says %j', (email_verified) => {
    expect(profileOf({ email: 'ada@example.com', email_verified }).isEmailVerified).toBe(true);
  });

  it.each([false, 'false', 'TRUE', 1, null, undefined])('has none when it says %j', (email_verified) => {
    expect(profileOf({ email: 'ada@example.com', email_verified }).isEmailVerified).toBe(false);
  });

  it('has no address when it is no address, however verified', () => {
    expect(profileOf({ email: 'ada', email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
  });

  it('does without texts that are too long or not storable', () => {
    expect(profileOf({ name: 'x'.repeat(2_000), picture: '\u0000' }).metadata).not.toHaveProperty('full_name');
  });

  it('is nobody without a subject', () => {
    expect(providerClaimsSchema.safeParse({ iss: 'https://accounts.example', sub: '' }).success).toBe(false);
  });
});
