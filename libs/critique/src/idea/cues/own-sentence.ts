import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import { sentencesOf } from '../../text/tokens/sentences.js';
import type { IdeaText } from '../signals/idea-text.js';

const OWN = new RegExp(
  String.raw`\b(?:we (?!will\b|would\b|want\b|plan\b|believe\b|think\b|are\b|were\b|have\b|need\b)[a-z]{2,20}` +
    String.raw`|our (?!app will\b)[a-z-]{3,20} [a-z]{3,20}s|(?:use|uses|run|runs|buy|bought|rent|order|ordered) (?:ours|us` +
    String.raw`|it))\b`,
  'i',
);
/** What the product is called stands at the end of its name: "Grandparent radio". */
const LAST_WORD = /([a-z]{4,20})\W*$/i;
const DOES = '(?:can|has|have|does|sits?|runs?|gives?|shows?|reads?|calls?|makes?|finds?|turns?|lets?)';
const MIN_WORDS = 3;

/** What the product does, where that stands under the problem: its first sentence, in quotes; null where none does. */
export function ownSentenceOf({ form, fields: { problem } }: IdeaText): string | null {
  const name = LAST_WORD.exec(form.ideaBrief)?.[1] ?? null;
  const named = name === null ? null : new RegExp(`\\b(?:the|our|this) ${name}s? ${DOES}\\b`, 'i');
  for (const { text, start, end } of sentencesOf(problem.plainSqueezed, MIN_WORDS)) {
    const found = OWN.exec(text) ?? named?.exec(text) ?? null;
    if (found === null) continue;
    const at = problem.original.indexOf(found[0], start);
    const isShort = end - start <= CLAUSE_MAX_CHARS || at < 0;
    const span = isShort ? { start, end } : clauseAround(problem.original, { start: at, end: at + found[0].length });
    return quoted(problem.original, span, CLAUSE_MAX_CHARS);
  }
  return null;
}
