import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords that many people have chosen, in small letters: what attackers try first. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const REPEATED_UNIT_MAX_CHARS = 4;

/** Letters that differ only in case, width or composition are one to an attacker's list. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a password is on the list, or is nothing but a few characters over and over. */
export function isCommonPassword(password: string): boolean {
  const folded = foldCase(password);
  return COMMON_PASSWORDS.has(folded) || isRepetition([...folded]);
}

function isRepetition(characters: readonly string[]): boolean {
  for (let unit = 1; unit <= REPEATED_UNIT_MAX_CHARS && unit < characters.length; unit += 1) {
    if (characters.every((character, index) => character === characters[index % unit])) return true;
  }
  return false;
}
