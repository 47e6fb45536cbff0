import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../../../text/spans/span.js';
import type { Token } from '../../../text/tokens/token.js';

const ARTICLE = /^(?:a|an)$/;
const MAX_MODIFIERS = 4;
/** What is wanted, thought of or merely told of is no use. */
const NO_USE =
  /\b(?:could|would|might|will|want|wants|wanted|talked|spoke|asked|interviewed|surveyed|if|hope|plan|there are|market)\b/i;

const MAX_LEAD_TOKENS = 3;

const isVerb = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';
/** "That is forty singers": what is counted does nothing there. */
const isOfClause = (token: Token): boolean => isVerb(token) || token.pos === 'PRON' || token.pos === 'NOUN';

/** What the product is, in small letters: "is a probe", "make a camera". */
export function productHeadsIn(tokens: readonly Token[], what: readonly Span[]): string[] {
  const [first] = what;
  if (first === undefined) return [];
  const from = tokens.findIndex(({ start }) => start >= first.start);
  const article = tokens.findIndex(({ lower }, at) => at >= from && ARTICLE.test(lower));
  if (article < 0) return [];
  const phrase = tokens.slice(article + 1, article + 1 + MAX_MODIFIERS);
  const end = phrase.findIndex(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ' && pos !== 'PROPN');
  const head = (end < 0 ? phrase : phrase.slice(0, end)).findLast(({ pos }) => pos === 'NOUN');
  return head === undefined ? [] : [head.lemma];
}

/** A sentence in which somebody or something may be counted. */
interface Counting {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly numbers: readonly Span[];
  readonly segments: readonly Span[];
}

/**
 * Where customers are counted who do something, or pieces of the product that are somewhere, by what is counted and not by the verb: "ninety
 * probes hang in eleven bays", "nine opera houses have catalogued their wigs".
 */
export function countedUseIn({ plain, tokens, numbers, segments }: Counting, heads: ReadonlySet<string>): Span[] {
  const first = numbers[0];
  const lead = tokens.filter(({ end }) => end <= (first?.start ?? 0));
  if (first === undefined || NO_USE.test(plain) || lead.length > MAX_LEAD_TOKENS || lead.some(isOfClause)) return [];
  const noun = tokens.findLast(({ start, end, pos }) => start >= first.start && end <= first.end && pos === 'NOUN');
  const isOfProduct = noun !== undefined && noun.lower.endsWith('s') && heads.has(noun.lemma);
  const isOfCustomers = segments.some((segment) => overlaps(segment, first));
  const hasVerb = tokens.some((token) => token.start >= first.end && isVerb(token));
  return (isOfProduct || isOfCustomers) && hasVerb ? [first] : [];
}
