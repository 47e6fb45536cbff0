import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSettings } from '@playbook/service-kit/config/settings';
import { generateSigningKeys } from '../keys/signing-keys.js';
import { authSettingsSchema, confirmsAutomatically, hasGoogle } from './auth.settings.js';

let keys = '';
beforeAll(async () => {
  keys = await generateSigningKeys();
});

const read = (environment: Record<string, string>) =>
  readSettings(authSettingsSchema, { AUTH_JWT_KEYS: keys, AUTH_ENCRYPTION_KEY: 'k'.repeat(43), ...environment });

describe('settings of the auth service', () => {
  it('suffice with keys alone', () => {
    expect(read({})).toMatchObject({
      AUTH_DISABLE_SIGNUP: false,
      AUTH_ANONYMOUS_SIGN_INS: false,
      AUTH_PASSWORD_MIN_LENGTH: 8,
      AUTH_PASSWORD_MAX_FAILURES: 10,
      AUTH_MAX_MAILS_PER_HOUR: 300,
      AUTH_MAX_MAILS_PER_ADDRESS_BLOCK: 10,
      AUTH_AUDIT_RETENTION_DAYS: 365,
      AUTH_REQUIRE_REAUTHENTICATION: true,
      AUTH_REDIRECT_ALLOW_LIST: [],
      AUTH_GOOGLE_ISSUER: 'https://accounts.google.com',
    });
    expect(hasGoogle(read({}))).toBe(false);
  });

  it('confirm addresses automatically outside production, and wherever it is asked for', () => {
    expect(confirmsAutomatically(read({}))).toBe(true);
    expect(confirmsAutomatically(read({ NODE_ENV: 'production' }))).toBe(false);
    expect(confirmsAutomatically(read({ NODE_ENV: 'production', AUTH_MAILER_AUTOCONFIRM: 'true' }))).toBe(true);
    expect(confirmsAutomatically(read({ AUTH_MAILER_AUTOCONFIRM: 'false' }))).toBe(false);
  });

  it.each([
    ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: '[]' }],
    ['AUTH_ENCRYPTION_KEY', { AUTH_ENCRYPTION_KEY: 'k'.repeat(42) }],
    ['AUTH_ENCRYPTION_KEY', { AUTH_ENCRYPTION_KEY: `${'k'.repeat(42)}!` }],
    ['AUTH_FACTOR_MAX_FAILURES', { AUTH_FACTOR_MAX_FAILURES: '0' }],
    ['AUTH_GOOGLE_CLIENT_SECRET', { AUTH_GOOGLE_CLIENT_ID: 'id' }],
    ['AUTH_GOOGLE_CLIENT_SECRET', { AUTH_GOOGLE_CLIENT_SECRET: 'a secret' }],
    ['AUTH_CAPTCHA_SECRET', { AUTH_CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify' }],
    ['AUTH_CAPTCHA_SECRET', { AUTH_CAPTCHA_SECRET: 'a secret' }],
    ['AUTH_CAPTCHA_VERIFY_URL', { AUTH_CAPTCHA_VERIFY_URL: 'captcha', AUTH_CAPTCHA_SECRET: 'a secret' }],
    ['AUTH_GOOGLE_ISSUER', { AUTH_GOOGLE_ISSUER: 'http://accounts.example' }],
    ['AUTH_GOOGLE_ISSUER', { AUTH_GOOGLE_ISSUER: 'accounts.example' }],
    ['AUTH_MAILER_AUTOCONFIRM', { AUTH_MAILER_AUTOCONFIRM: 'yes' }],
    ['AUTH_SMTP_URL', { AUTH_SMTP_URL: 'http://mail.example' }],
    ['AUTH_SMTP_REQUIRE_TLS', { AUTH_SMTP_URL: 'smtp://mail.example', AUTH_SMTP_REQUIRE_TLS: 'false' }],
    ['AUTH_MAIL_FROM', { AUTH_MAIL_FROM: 'nobody' }],
    ['AUTH_MAIL_FROM', { AUTH_MAIL_FROM: 'A <a@example.com>\r\nBcc: eve@example.com' }],
    ['AUTH_MAX_MAILS_PER_HOUR', { AUTH_MAX_MAILS_PER_HOUR: '0' }],
    ['AUTH_REQUIRE_REAUTHENTICATION', { AUTH_REQUIRE_REAUTHENTICATION: '1' }],
    ['AUTH_PASSWORD_MIN_LENGTH', { AUTH_PASSWORD_MIN_LENGTH: '5' }],
    ['AUTH_REDIRECT_ALLOW_LIST', { AUTH_REDIRECT_ALLOW_LIST: '*.example.com' }],
  ])('name %s when it is wrong', (name, environment) => {
    expect(() => read(environment)).toThrow(`The setting ${name}`);
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'take plain http for a provider at %s',
    (issuer) => {
      expect(read({ AUTH_GOOGLE_ISSUER: issuer }).AUTH_GOOGLE_ISSUER).toBe(issuer);
    },
  );
});
