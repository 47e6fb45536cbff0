import { SENTENCE_END } from './sentences.js';

const QUOTE_MAX_CHARS = 140;
/** A sentence that is hardly longer stays whole: its end is often its point. */
const WHOLE_MAX_CHARS = 190;
/** A clause is not cut within where it begins far enough on. */
const FEWEST_CHARS = 70;
const CLAUSE_END = /[,;:–—](?= )|(?= (?:and|but|so|because|which|while|when|until|although) )/g;
/** What is longer is cut within. */
const LONGEST_WORD_CHARS = 30;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The first sentence of what a founder wrote, on one line and not too long. */
export function quoted(text: string): string {
  const sentence = text.split(SENTENCE_END).find((part) => HAS_WORD.test(part)) ?? '';
  const line = sentence
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?\s]{1,300}$/, '');
  const characters = Array.from(line);
  if (characters.length <= WHOLE_MAX_CHARS) return line;
  const start = characters.slice(0, QUOTE_MAX_CHARS - 1).join('');
  const clause = Array.from(start.matchAll(CLAUSE_END)).at(-1)?.index ?? 0;
  if (clause >= FEWEST_CHARS) return `${start.slice(0, clause).trimEnd()}…`;
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), start.length - LONGEST_WORD_CHARS)).trimEnd()}…`;
}
