import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { foldCase } from './guessable-passwords.js';

/** Whose password it is; what is known of them is what a guesser tries next. */
export interface PasswordOwner {
  readonly email: string;
  readonly userMetadata: User['user_metadata'];
}

const PRODUCT = 'playbook';
const NAMES = ['full_name', 'name'] as const;
/** Shorter words are in many passwords by chance. */
const WORD_MIN_CHARS = 3;
/** More words than a name or an address has; each is looked for in the password. */
const WORDS_MAX_ITEMS = 32;

/** The product's name, the parts of the address before the `@` and of the name, and each as a whole; the longest first. */
export function contextWords({ email, userMetadata }: PasswordOwner): string[] {
  const names = NAMES.map((key) => userMetadata[key]).filter((name) => typeof name === 'string');
  const sources = [email.slice(0, email.lastIndexOf('@')), ...names].map(foldCase);
  const words = sources.flatMap((source) => [source, ...source.split(/[^\p{L}\p{N}]/u)]).slice(0, WORDS_MAX_ITEMS);
  return [...new Set([PRODUCT, ...words])]
    .filter((word) => word.length >= WORD_MIN_CHARS)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether so little is left of a password without its owner's words that it is guessed from them. */
export function isMadeOfContext(password: string, owner: PasswordOwner, minChars: number): boolean {
  const folded = foldCase(password);
  const rest = contextWords(owner).reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && [...rest].length < minChars;
}
