import { z } from 'zod';
import { EMAIL_MAX_CHARS } from '../../core/limits.js';
import { userSchema } from '../auth-wire.schema.js';

const DEFAULT_USERS = 50;
const MAX_USERS = 1_000;
const MAX_PAGE = 1_000_000;

/** The client sends explicit nulls for what it leaves out. */
const absent = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const wireText = z.string().refine((text) => !text.includes('\u0000') && text.isWellFormed(), {
  error: 'must not contain NUL characters or unpaired surrogates',
});
const metadata = z.record(z.string(), z.json());

/** What both creating and changing a user take; everything else in the body is ignored. */
const userFields = {
  email: absent(wireText.max(EMAIL_MAX_CHARS)),
  password: absent(wireText),
  email_confirm: absent(z.boolean()),
  /** When changing, merged into what is there; null removes a key. */
  user_metadata: absent(metadata),
  app_metadata: absent(metadata),
  /** A length of time such as `24h` or `1h30m`, or `none`. */
  ban_duration: absent(wireText.max(64)),
};

export const adminCreateUserBodySchema = z.object(userFields);
export const adminUpdateUserBodySchema = z.object(userFields);
export type AdminUserFields = z.output<typeof adminUpdateUserBodySchema>;

export const adminDeleteUserBodySchema = z.object({ should_soft_delete: absent(z.boolean()) });

/** The client sends empty texts for what it leaves out. */
const numberOr = (fallback: number, max: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || text === '' ? fallback : Number(text)))
    .pipe(z.number().int().min(1).max(max));

export const adminUsersQuerySchema = z.object({
  page: numberOr(1, MAX_PAGE),
  per_page: numberOr(DEFAULT_USERS, MAX_USERS),
});

export const adminUsersSchema = z.object({ users: z.array(userSchema), aud: z.literal('authenticated') });
