import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import { readPatterns } from '../../lexicon/read-patterns.js';
import { spansMatching } from '../../text/search/squeezed-text.js';
import { sentencesOf } from '../../text/tokens/sentences.js';
import type { IdeaText } from '../signals/idea-text.js';

const { trouble: TROUBLE = [], 'beside-figure': BESIDE_FIGURE = [] } = readPatterns('idea-trouble');
const STRICT = TROUBLE.map(({ source }) => new RegExp(source, 'i'));
const TELLING = [...TROUBLE, ...BESIDE_FIGURE].map(({ source }) => new RegExp(source, 'i'));
/** What the founders do is no trouble of others, and what took long ago is none of today. */
const OWN = /\b(?:we|us|our|ours|i|my|me|ago)\b/i;
const MIN_WORDS = 4;

/** True of a clause with a figure in it that tells of a trouble that somebody has. */
export const tellsTrouble = (words: string): boolean => TELLING.some((pattern) => pattern.test(words));

/** The same of words that tell it without a figure too. */
export const isTrouble = (words: string): boolean => STRICT.some((pattern) => pattern.test(words));

/** "I lost nineteen violins": what happened to the founders themselves. */
const OWN_LOSS =
  /\b(?:I|we) (?:lost|missed|forgot|waited|nearly lost|could not|couldn['’]t|had to (?:close|cancel|throw|wait|redo|refund))\b[^.;:!?,]{6,90}/i;

/** What the brief tells of a loss of the founders' own, in quotes; null where it tells none. */
function ownLossOf({ fields: { ideaBrief }, language }: IdeaText): string | null {
  const found = language === 'english' ? OWN_LOSS.exec(ideaBrief.original) : null;
  return found === null
    ? null
    : quoted(
        ideaBrief.original,
        { start: found.index, end: found.index + found[0].trimEnd().length },
        CLAUSE_MAX_CHARS,
      );
}

/** A trouble that the brief tells, in quotes: its first sentence of one, without the product; null where it tells none. */
export function toldTroubleOf({ fields: { ideaBrief } }: IdeaText): string | null {
  const { original, plainSqueezed } = ideaBrief;
  const [found] = spansMatching(plainSqueezed, TROUBLE)
    .toSorted((a, b) => a.start - b.start)
    .flatMap((span) => {
      const whole = sentencesOf(plainSqueezed, MIN_WORDS).find(
        ({ start, end }) => start <= span.start && span.end <= end,
      );
      return whole === undefined || OWN.test(whole.text) ? [] : [{ span, whole }];
    });
  if (found === undefined) return null;
  const { span, whole } = found;
  const isShort = whole.end - whole.start <= CLAUSE_MAX_CHARS;
  return quoted(original, isShort ? whole : clauseAround(original, span), CLAUSE_MAX_CHARS).replace(
    /(?<!\.)[.!?]'$/,
    "'",
  );
}

/** What goes wrong, where the brief tells it instead of the problem. */
export const troubleInBrief = (idea: IdeaText): string | null => toldTroubleOf(idea) ?? ownLossOf(idea);
