import { COMPOUND_SEGMENTS, SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import type { Token } from '../../text/tokens/token.js';
import type { IdeaText } from '../signals/idea-text.js';

const LEADS = new Set(['for', 'help', 'helps', 'let', 'lets']);
const MAX_WORDS = 3;
/** What stands before somebody and says nothing of them. */
const EMPTY = /^(?:the|our|all|any|every|many|most|other|these|those|some|\d.*)$/;

/** Agents may be machines, and owners own anything. */
const ALONE_VAGUE = new Set(['agents', 'owners', 'suppliers', 'members']);

/** A plural that names who may pay: "dentists", "funeral homes". */
function isSegment(token: Token | undefined, previous: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || !token.lower.endsWith('s') || VAGUE_HEADS.has(token.lemma))
    return false;
  return SEGMENT_HEADS.has(token.lemma) || COMPOUND_SEGMENTS.has(`${previous?.lower ?? ''} ${token.lemma}`);
}

/** The words from one place on up to a segment, where one ends them within a few words. */
function segmentFrom(tokens: readonly Token[], from: number): string | null {
  for (let last = from; last < Math.min(tokens.length, from + MAX_WORDS); last += 1) {
    const [token, next] = [tokens[last], tokens[last + 1]];
    if (token?.kind !== 'word' || token.pos === 'ADP' || token.pos === 'VERB' || token.lower === 'and') return null;
    if (!isSegment(token, tokens[last - 1]) || next?.pos === 'NOUN') continue;
    const words = tokens.slice(from, last + 1).map(({ lower }) => lower);
    const named = words.filter((word) => !EMPTY.test(word)).join(' ');
    return ALONE_VAGUE.has(named) ? null : named;
  }
  return null;
}

/** Who the brief says that it is for, as a plural that a number can stand before; null where it does not say so plainly. */
export function customersOf({ fields: { ideaBrief }, language }: IdeaText): string | null {
  if (language !== 'english') return null;
  const { tokens } = ideaBrief;
  const first = isSegment(tokens[0], undefined) ? (tokens[0]?.lower ?? null) : null;
  if (first !== null) return first;
  // Whoever comes later in the text may be the customers' customers.
  const lead = tokens.findIndex(({ lower }) => LEADS.has(lower));
  return lead < 0 ? null : segmentFrom(tokens, lead + 1);
}

/** What is said of nobody in particular, and what of the customers that the brief names. */
const NAMED: readonly (readonly [string, string])[] = [
  ['three of them', 'three %'],
  ['five of them', 'five %'],
  ['the next three for a price', 'three % for a price'],
  ['what one of them has after', 'what % have after'],
  ['for whoever uses it', 'for %'],
  ['What do they have with it', 'What do % have with it'],
  ['gets better for them', 'gets better for %'],
  ['how they manage', 'how % manage'],
  ['what they do about it today. If they do nothing', 'what % do about it today. If they do nothing'],
];

/** Whoever uses it and is seldom asked for money. */
const SELDOM_PAY =
  /\b(?:kids|children|pupils|students|teenagers|teens|babies|refugees|migrants|prisoners|inmates|patients|orphans)$/;

/** A general line with the customers in it; a line that quotes the founder is left as it is. */
export function withCustomers(line: string, customers: string | null): string {
  if (customers === null || line.includes("'")) return line;
  const [general, named] = NAMED.find(([words]) => line.includes(words)) ?? [];
  if (general === undefined || named === undefined) return line;
  const isForMoney = general.endsWith('price') && SELDOM_PAY.test(customers);
  return isForMoney
    ? line
    : line.replace(
        general,
        named.replace('%', () => customers),
      );
}
