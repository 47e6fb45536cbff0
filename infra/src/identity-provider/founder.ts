import { createHash } from 'node:crypto';
import { z } from 'zod';

const MAX_NAME_CHARACTERS = 100;
/** RFC 5321: the longest address that can be delivered to. */
const MAX_EMAIL_CHARACTERS = 254;
const SUBJECT_CHARACTERS = 32;

/** Somebody who signs in. */
export const founderSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_NAME_CHARACTERS, `Use at most ${MAX_NAME_CHARACTERS} characters.`),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL_CHARACTERS, `Use at most ${MAX_EMAIL_CHARACTERS} characters.`)
    .pipe(z.email('Enter an e-mail address such as ada@founder.example.')),
});
export type Founder = z.infer<typeof founderSchema>;

/** Those who can be chosen with one click. The domain is reserved for examples (RFC 2606): no mail ever reaches anybody. */
export const TEST_FOUNDERS: readonly Founder[] = [
  { name: 'Ada Founder', email: 'ada@founder.example' },
  { name: 'Grace Builder', email: 'grace@founder.example' },
  { name: 'Linus Maker', email: 'linus@founder.example' },
];

/** The `sub` claim: the same for the same address at every start, so that an account is found again. */
export function subjectOf({ email }: Founder): string {
  return createHash('sha256').update(`founder:${email.toLowerCase()}`).digest('hex').slice(0, SUBJECT_CHARACTERS);
}
