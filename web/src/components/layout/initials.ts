/**
 * What an avatar shows: the initials of the full name, else the first letter of the e-mail address, else '?' (section 2 of
 * the specification).
 */
export function initialsOf(fullName: string | undefined, email: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  const shown = initials || Array.from(email?.trim() ?? '')[0] || '?';
  return shown.toUpperCase();
}
