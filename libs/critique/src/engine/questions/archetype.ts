import type { Token } from '../../text/tokens/token.js';
import { QUESTION_BANK, type Archetype } from './question-bank.js';

const SURE_POINTS = 3;
/** Three words that are likely, or one that is sure; more where there are more words that may be there by chance. */
const MIN_POINTS = 3;
const TOKENS_A_POINT = 60;
/** How much more than the next kind, or the words may be of either. */
const MARGIN_POINTS = 2;

interface Mention {
  readonly archetype: Archetype;
  readonly points: number;
}

type MentionsByTerm = ReadonlyMap<string, readonly Mention[]>;

function indexed(): MentionsByTerm {
  const index = new Map<string, Mention[]>();
  const add = (term: string, mention: Mention): void => {
    index.set(term, [...(index.get(term) ?? []), mention]);
  };
  for (const archetype of QUESTION_BANK.archetypes) {
    for (const term of archetype.sure) add(term, { archetype, points: SURE_POINTS });
    for (const term of archetype.likely) add(term, { archetype, points: 1 });
  }
  return index;
}

let known: MentionsByTerm | undefined;

/** Words and pairs of neighbours, as written and as their lemmas. */
function termsOf(tokens: readonly Token[]): Set<string> {
  const terms = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const previous = tokens[index - 1];
    terms.add(token.lower).add(token.lemma);
    if (previous?.kind === 'word')
      terms.add(`${previous.lower} ${token.lower}`).add(`${previous.lower} ${token.lemma}`);
  }
  return terms;
}

/**
 * The kind of business that a text is about; null where its words do not say, or say two as much. A wrong question costs more than a
 * general one.
 */
export function archetypeOf(tokens: readonly Token[]): Archetype | null {
  known ??= indexed();
  const points = new Map<Archetype, number>();
  for (const term of termsOf(tokens))
    for (const mention of known.get(term) ?? [])
      points.set(mention.archetype, (points.get(mention.archetype) ?? 0) + mention.points);
  const [first, second] = [...points].toSorted(([, a], [, b]) => b - a);
  const least = MIN_POINTS + Math.floor(tokens.length / TOKENS_A_POINT);
  if (first === undefined || first[1] < least || first[1] < (second?.[1] ?? 0) + MARGIN_POINTS) return null;
  return first[0];
}
