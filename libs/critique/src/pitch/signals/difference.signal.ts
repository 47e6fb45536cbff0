import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { nounPhraseAt, type NounPhrase } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { READ_PATTERNS } from './signal-patterns.js';
import { spanOf, WordSequences } from '../../text/spans/token-spans.js';
import { isVerb } from '../../text/grammar/verb.js';

export interface DifferenceMeasurement {
  /** S13: what the customer does today, and that this is different. */
  readonly alternative: readonly Span[];
  /** S13: a number stands with the alternative. */
  readonly alternativeMeasured: boolean;
  /** S14: how it works, with a concrete noun. */
  readonly mechanism: readonly Span[];
}

const ALTERNATIVE_LEADS = new WordSequences([
  'instead of',
  'rather than',
  'cheaper than',
  'faster than',
  'less than the',
  'compared with',
  'compared to',
  'without',
  'unlike',
  'replaces',
  'replace',
  'replacing',
  'versus',
  'vs',
  'no longer',
  'not by',
  'not the',
  'not a',
  'and not',
  'down from',
  'up from',
  'alternative to',
  'other than',
  'used to',
  'no more',
  'today they',
]);
const ALTERNATIVE_REACH_TOKENS = 10;
const GERUND_REACH_TOKENS = 4;
const NUMBER_REACH_TOKENS = 12;
const findOldWays = READ_PATTERNS.add([
  /\b(?:can(?:not|'t| not)|could ?n[o']t) afford [^.,;]+/gi,
  /\btoo (?:small|poor|busy|few|far) (?:for|to) [^.,;]+/gi,
  /\bby hand\b/gi,
  /\bon paper\b/gi,
  /\b\w+ alternative\b/gi,
  /, not [a-z]+/gi,
  /\b(?:nobody|no one|everyone else|everybody else|others?) \w+/gi,
]);

const MECHANISM_LEADS = new Set(['by', 'using', 'from', 'through', 'with', 'via']);
/** "by the day", "with us", "from $60", "by hand": what follows is a price or a time, not a mechanism. */
const NOT_A_MECHANISM = new Set(
  'hand day week month year hour minute pallet-day law default phone time name us them you it me about over under'.split(
    ' ',
  ),
);

function endOfPhrase(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end + 1 < tokens.length && end - from < ALTERNATIVE_REACH_TOKENS) {
    const next = tokens[end + 1];
    if (next === undefined || (next.kind === 'punctuation' && next.text !== '-')) break;
    end += 1;
  }
  return end;
}

/** The lead must be followed by something: a thing, a person or an act. */
function namesSomething(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to + 1)
    .some((token) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'VERB');
}

function alternatives(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, index) => {
    const length = ALTERNATIVE_LEADS.lengthAt(tokens, index);
    if (length === 0) return [];
    const end = endOfPhrase(tokens, index + length - 1);
    return namesSomething(tokens, index + length, end) ? [spanOf(tokens, index, end)] : [];
  });
}

/** "with 2-5 chairs" describes the customer; "with" needs a verb before it to say how. */
function isMechanismLead(tokens: readonly Token[], index: number, phrase: NounPhrase): boolean {
  if (tokens[index]?.lower !== 'with') return true;
  const counted = tokens.slice(index + 1, phrase.head).some((token) => token.pos === 'NUM');
  return !counted && tokens.slice(0, index).some((_, earlier) => isVerb(tokens, earlier));
}

/** A concrete thing after the lead; a name only after "using". */
function isMechanismNoun(head: Token | undefined, lead: string): boolean {
  if (head === undefined || NOT_A_MECHANISM.has(head.lower) || isAbstractNoun(head.lemma)) return false;
  return !head.proper || lead === 'using';
}

function mechanismAt(tokens: readonly Token[], index: number): Span | null {
  const lead = tokens[index]?.lower ?? '';
  const next = tokens[index + 1];
  if (!MECHANISM_LEADS.has(lead) || next === undefined || NOT_A_MECHANISM.has(next.lower)) return null;
  if (next.lower.endsWith('ing') && isVerb(tokens, index + 1)) {
    return spanOf(tokens, index, Math.min(index + GERUND_REACH_TOKENS, endOfPhrase(tokens, index)));
  }
  const phrase = nounPhraseAt(tokens, index + 1);
  if (phrase === null || !isMechanismNoun(tokens[phrase.head], lead)) return null;
  return isMechanismLead(tokens, index, phrase) ? spanOf(tokens, index, phrase.head) : null;
}

function isNearNumber(tokens: readonly Token[], span: Span): boolean {
  const first = tokens.findIndex((token) => token.end > span.start);
  return tokens
    .slice(Math.max(0, first - NUMBER_REACH_TOKENS), first + NUMBER_REACH_TOKENS)
    .some((token) => token.kind === 'number');
}

/** S13 and S14: what is replaced, and how it works. */
export function measureDifference({ tokens, squeezed }: PitchText): DifferenceMeasurement {
  const alternative = [...alternatives(tokens), ...findOldWays(squeezed)];
  const mechanism = tokens.map((_, index) => mechanismAt(tokens, index)).filter((span) => span !== null);
  return {
    alternative,
    alternativeMeasured: alternative.some((span) => isNearNumber(tokens, span)),
    mechanism,
  };
}
