import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERAL_NOUNS } from '../../lexicon/product-nouns.js';
import { overlaps } from '../../text/spans/span.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { READ_PATTERNS } from './signal-patterns.js';
import { spanOf, WordSequences } from '../../text/spans/token-spans.js';
import { isVerb } from '../../text/grammar/verb.js';

export interface InsightMeasurement {
  /** S15: a reason or a fact an outsider would not know. */
  readonly insight: readonly Span[];
  /** S15: the insight carries a number. */
  readonly insightMeasured: boolean;
  /** A law, a price drop, a new habit: why it can be done now. */
  readonly whyNow: readonly Span[];
  /** Nouns of the trade. */
  readonly domainNouns: readonly Span[];
}

const INSIGHT_LEADS = new WordSequences([
  'because',
  'since',
  'now that',
  'turns out',
  'even though',
  'it turns out',
  'which is why',
  'so that nobody',
  'the reason',
]);
const CLAUSE_REACH_TOKENS = 14;
const DOMAIN_NOUN_MIN_LETTERS = 5;

/** Facts that are told without "because": shares, most-do-not sentences, "X don't Y, they Z". */
const findFacts = READ_PATTERNS.add([
  /\b\d+%? (?:out )?(?:of|in) (?:\d+|every|the|all|\w+s\b)[^.!?]*/gi,
  /\b(?:most|few|nobody|no one|everyone|everybody|every) [^.!?,]{0,300}\b(?:n't|not|never|only|but|fails?|quits?|dies?|lose|loses)\b[^.!?,;]*/gi,
  /\b(?:n't|not) (?:about )?[^.!?,]{3,40}[,;] (?:they|it|but|it's|we)\b/gi,
  /\bonly \d+[^.!?,]*/gi,
  /\b(?:used to|until now|still) [a-z]+ [^.!?,]*/gi,
  /\b(?:goes|comes|happens?|starts?|fails?|leaves?|stands? empty|expires?) [^.!?,]{0,300}\b(?:within|before|after|at|in) [^.!?,]*/gi,
]);
const findWhyNow = READ_PATTERNS.add([
  /\bnow that\b[^.!?,]*/gi,
  /\bsince (?:19|20)\d\d\b/gi,
  /\b(?:in|by|from|until|after) (?:19|20)\d\d\b/gi,
  /\b(?:new|recent) (?:laws?|rules?|regulations?|mandates?|api|standards?|directives?|tax)\b/gi,
  /\b(?:banned|ban|mandates?|mandatory|requires? (?:by|it|them)|legali[sz]ed|law|directive|became legal|licen[cs]e)\b/gi,
  /\b(?:fell|dropped|dropping|falling|cheap enough|for the first time|just (?:became|opened|started))\b/gi,
]);

function reasons(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, index) => {
    const length = INSIGHT_LEADS.lengthAt(tokens, index);
    if (length === 0) return [];
    let end = index + length;
    while (end + 1 < tokens.length && end - index < CLAUSE_REACH_TOKENS && tokens[end + 1]?.kind !== 'punctuation')
      end += 1;
    const clause = tokens.slice(index + length, end + 1);
    const says = clause.some((token, offset) => token.pos === 'AUX' || isVerb(tokens, index + length + offset));
    return says && clause.length >= 3 ? [spanOf(tokens, index, end)] : [];
  });
}

/** A noun of a trade: concrete, not everyday, not the customer. */
function isDomainNoun(token: Token): boolean {
  if (token.pos !== 'NOUN' || token.proper || token.kind !== 'word' || token.lower.length < DOMAIN_NOUN_MIN_LETTERS)
    return false;
  if (/ing$|-/.test(token.lower)) return false;
  if (GENERAL_NOUNS.has(token.lemma) || GENERAL_NOUNS.has(token.lower)) return false;
  return !isAbstractNoun(token.lemma) && !VAGUE_HEADS.has(token.lemma) && !SEGMENT_HEADS.has(token.lemma);
}

/** A fact has a verb: "83% of 12 people" tells nothing. */
function tellsSomething(tokens: readonly Token[], span: Span): boolean {
  return tokens.some((token, index) => overlaps(token, span) && (token.pos === 'AUX' || isVerb(tokens, index)));
}

/** S15: what the founder knows that others do not. */
export function measureInsight({ tokens, squeezed }: PitchText): InsightMeasurement {
  const insight = [...reasons(tokens), ...findFacts(squeezed).filter((span) => tellsSomething(tokens, span))];
  const numbers = tokens.filter((token) => token.kind === 'number');
  return {
    insight,
    insightMeasured: insight.some((span) => numbers.some((number) => overlaps(span, number))),
    whyNow: findWhyNow(squeezed),
    domainNouns: tokens.filter(isDomainNoun).map(({ start, end }) => ({ start, end })),
  };
}
