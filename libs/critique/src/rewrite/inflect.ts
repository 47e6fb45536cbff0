/** Third person of a verb: "help" becomes "helps", "match" "matches", "carry" "carries". */
export function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const VOWEL_SOUND = /^(?:[aio]|e(?!u)|u(?!ni|s[aeiou]|S|K|ti)|hour|honest|heir|MRI|SMS|LED|FAQ|HR\b)/i;

/** The text before a dropped word, its last "a" or "an" made to suit the word that follows now. */
export function fixArticle(before: string, after: string): string {
  const next = /^[\s"'(]*(\p{L}+)/u.exec(after)?.[1];
  if (next === undefined) return before;
  return before.replace(/\b([Aa])n?(\s+)$/, (_, letter: string, space: string) =>
    VOWEL_SOUND.test(next) && !/^one\b/i.test(next) ? `${letter}n${space}` : letter + space,
  );
}

/** Capital first letter, single spaces, no space before punctuation, a full stop at the end. */
export function tidySentence(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([,;:]) ?(?=[,;:.!?])/g, '')
    .replace(/^[\s,;:]+/, '')
    .trim();
  if (spaced === '') return '';
  const ended = /[.!?]["')\]]?$/.test(spaced) ? spaced : `${spaced.replace(/[,;:]$/, '')}.`;
  return ended.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
