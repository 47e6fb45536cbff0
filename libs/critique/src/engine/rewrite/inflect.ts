/** Third person of a verb: "help" becomes "helps", "match" "matches", "carry" "carries". */
export function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const VOWEL_SOUND =
  /^(?:[aioAIO]|[eE](?![uUwW])|[uU](?!ni|s[aeiou]|S|K|ti|r[aio]|t[ei])|[hH](?:our|onest|eir|onou?r)|(?:MRI|MVP|SMS|LED|FAQ|NGO|X-ray|HR|SDK|HTML)\b)/;

/** Letters that are said with a vowel first: "an X-ray", "an NDA". */
const SPELLED = /^[AEFHILMNORSX]$/;
/** Capitals alone may be said as a word or letter by letter: "a NASA grant", "an NDA". */
const CAPITALS = /^\p{Lu}{2,5}s?$/u;

/** "an" and the character before it. */
const ARTICLE_REACH_CHARS = 3;

/** What an article before a word ends with, "n" or nothing; null where nobody can know. */
function articleFor(next: string): string | null {
  if (VOWEL_SOUND.test(next) || SPELLED.test(next)) return /^(?:one|once)\b/i.test(next) ? '' : 'n';
  return CAPITALS.test(next) && SPELLED.test(next.charAt(0)) ? null : '';
}

/** The text before a dropped word, its last "a" or "an" made to suit the word that follows now. */
export function fixArticle(before: string, after: string): string {
  const stem = before.trimEnd();
  const article = /\b([Aa])n?$/.exec(stem.slice(-ARTICLE_REACH_CHARS));
  const [letter, space] = [article?.[1], before.slice(stem.length)];
  const next = /^[\s"'(]*(\p{L}+)/u.exec(after)?.[1];
  if (article === null || letter === undefined || space === '' || next === undefined) return before;
  const suited = articleFor(next);
  return suited === null ? before : stem.slice(0, stem.length - article[0].length) + letter + suited + space;
}

/** Capital first letter, single spaces, no space before punctuation, a full stop at the end. */
export function tidySentence(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/([.!?]) [.!?](?=\s|$)/g, '$1')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([,;:]) ?(?=[,;:.!?])/g, '')
    .replace(/^[\s,;:]+/, '')
    .trim()
    // What was joined is gone: "An app for clubs, but".
    .replace(/,? (?:but|and|or)(?=[.!?]{0,3}$)/i, '');
  if (spaced === '') return '';
  const ended = /[.!?]["')\]]?$/.test(spaced) ? spaced : `${spaced.replace(/[,;:]$/, '')}.`;
  return ended.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
