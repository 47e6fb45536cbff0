import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARS } from '@playbook/contracts/core/limits';
import { httpUrlSetting } from '@playbook/service-kit/config/process-settings';
import { z } from 'zod';
import { signingKeysSetting } from '../keys/signing-keys.setting.js';
import { redirectAllowListSetting } from '../redirects/redirect-pattern.js';
import {
  encryptionKeySetting,
  issuerSetting,
  leavesMachine,
  mailFromSetting,
  smtpUrlSetting,
} from './setting-schemas.js';

const booleanSetting = z
  .enum(['true', 'false'], { error: 'it must be true or false' })
  .transform((value) => value === 'true');

const countSetting = (min: number, max: number) =>
  z.coerce
    .number({ error: 'it must be a number' })
    .int('it must be a whole number')
    .min(min, `it must be at least ${min}`)
    .max(max, `it must be at most ${max}`);

const PASSWORD_FLOOR_CHARS = 6;
const SESSION_INACTIVITY_H = 60 * 24;
const SESSION_LONGEST_H = 10 * 365 * 24;
const MS_PER_H = 3_600_000;

/** Settings of the auth service. */
export const authSettingsSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    /** Treats new addresses as confirmed without a mail; on by default outside production. */
    AUTH_MAILER_AUTOCONFIRM: booleanSetting.optional(),
    AUTH_DISABLE_SIGNUP: booleanSetting.default(false),
    /** Lets people in without an address; they may give one later. */
    AUTH_ANONYMOUS_SIGN_INS: booleanSetting.default(false),
    /** Anonymous users that one block of client addresses may make in an hour. */
    AUTH_RATE_LIMIT_ANONYMOUS: countSetting(1, 1_000_000).default(30),
    AUTH_PASSWORD_MIN_LENGTH: countSetting(PASSWORD_FLOOR_CHARS, PASSWORD_MAX_BYTES).default(PASSWORD_MIN_CHARS),
    /** Wrong passwords that one account may be tried with from one block of addresses in five minutes. */
    AUTH_PASSWORD_MAX_FAILURES: countSetting(1, 1_000_000).default(10),
    /** The same from all blocks together, except where the account was signed in to before. */
    AUTH_PASSWORD_MAX_FAILURES_PER_ACCOUNT: countSetting(1, 1_000_000).default(100),
    /** Hours after which a session ends however much it is used; never by default. */
    AUTH_SESSION_TIMEBOX_H: countSetting(1, SESSION_LONGEST_H).optional(),
    /** Hours without a refresh after which a session ends. */
    AUTH_SESSION_INACTIVITY_H: countSetting(1, SESSION_LONGEST_H).default(SESSION_INACTIVITY_H),
    /** File with passwords that nobody may choose: plain, or sorted SHA-1 digests. */
    AUTH_BREACHED_PASSWORDS_FILE: z.string().optional(),
    /** Refreshes that one session may have in five minutes. */
    AUTH_RATE_LIMIT_REFRESH: countSetting(1, 1_000_000).default(150),
    /** Where people land after a sign-in; the product's own address by default. */
    AUTH_SITE_URL: httpUrlSetting.optional(),
    /** Comma-separated patterns of further addresses to land at. */
    AUTH_REDIRECT_ALLOW_LIST: redirectAllowListSetting,
    AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
    AUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
    AUTH_GOOGLE_ISSUER: issuerSetting.default('https://accounts.google.com'),
    /** Mail server; without one, mails go to the outbox. */
    AUTH_SMTP_URL: smtpUrlSetting.optional(),
    /** Whether mails leave encrypted or not at all; may be switched off for a mail server on this machine only, where it is by default. */
    AUTH_SMTP_REQUIRE_TLS: booleanSetting.optional(),
    /** Who mails are from; `no-reply` at the product's own host by default. */
    AUTH_MAIL_FROM: mailFromSetting.optional(),
    /** Folder that takes mails, one file each, when there is no mail server. */
    AUTH_OUTBOX_DIR: z.string().optional(),
    /** Mails that leave in one hour, to whomever. */
    AUTH_MAX_MAILS_PER_HOUR: countSetting(1, 1_000_000).default(300),
    /** Requests for mails that one block of client addresses, or one signed-in founder, may make in an hour. */
    AUTH_MAX_MAILS_PER_ADDRESS_BLOCK: countSetting(1, 1_000_000).default(10),
    /** Whether a new password needs the present one, a mailed code, or a session that has just begun with one. */
    AUTH_REQUIRE_REAUTHENTICATION: booleanSetting.default(true),
    /** Address that verifies proofs of a captcha (hCaptcha, Turnstile or another with their form); none asks for no captcha. */
    AUTH_CAPTCHA_VERIFY_URL: httpUrlSetting.optional(),
    /** Our secret with the captcha's provider. */
    AUTH_CAPTCHA_SECRET: z.string().optional(),
    /** Days for which security events are kept. */
    AUTH_AUDIT_RETENTION_DAYS: countSetting(1, 3_650).default(365),
    /** JSON array of private keys (JWK); exactly one signs. */
    AUTH_JWT_KEYS: signingKeysSetting,
    /** Encrypts what must be readable again: the secrets of second factors. */
    AUTH_ENCRYPTION_KEY: encryptionKeySetting,
    /** While that key is exchanged, the other of the two: it opens what it has sealed, and seals nothing. */
    AUTH_ENCRYPTION_KEY_OTHER: encryptionKeySetting.optional(),
    /** Wrong codes of second factors that one account may be tried with in five minutes. */
    AUTH_FACTOR_MAX_FAILURES: countSetting(1, 1_000_000).default(10),
  })
  .refine((settings) => Boolean(settings.AUTH_GOOGLE_CLIENT_ID) === Boolean(settings.AUTH_GOOGLE_CLIENT_SECRET), {
    error: 'the client id and the client secret are needed together',
    path: ['AUTH_GOOGLE_CLIENT_SECRET'],
  })
  .refine(({ AUTH_SMTP_URL: url, AUTH_SMTP_REQUIRE_TLS: isTls }) => isTls !== false || !url || !leavesMachine(url), {
    error: 'it may be false for a mail server on this machine only',
    path: ['AUTH_SMTP_REQUIRE_TLS'],
  })
  .refine((settings) => Boolean(settings.AUTH_CAPTCHA_VERIFY_URL) === Boolean(settings.AUTH_CAPTCHA_SECRET), {
    error: 'the address and the secret of the captcha are needed together',
    path: ['AUTH_CAPTCHA_SECRET'],
  });
export type AuthSettings = z.output<typeof authSettingsSchema>;

export const confirmsAutomatically = (settings: Pick<AuthSettings, 'AUTH_MAILER_AUTOCONFIRM' | 'NODE_ENV'>): boolean =>
  settings.AUTH_MAILER_AUTOCONFIRM ?? settings.NODE_ENV !== 'production';

export const hasGoogle = (settings: Pick<AuthSettings, 'AUTH_GOOGLE_CLIENT_ID'>): boolean =>
  settings.AUTH_GOOGLE_CLIENT_ID !== undefined;

/** How long sessions live. */
export interface SessionLimits {
  /** From the sign-in on, however much it is used; undefined: without end. */
  readonly timeboxMs: number | undefined;
  /** From the last refresh on. */
  readonly inactivityMs: number;
}

export const sessionLimits = (
  settings: Pick<AuthSettings, 'AUTH_SESSION_TIMEBOX_H' | 'AUTH_SESSION_INACTIVITY_H'>,
): SessionLimits => ({
  timeboxMs: settings.AUTH_SESSION_TIMEBOX_H === undefined ? undefined : settings.AUTH_SESSION_TIMEBOX_H * MS_PER_H,
  inactivityMs: settings.AUTH_SESSION_INACTIVITY_H * MS_PER_H,
});
