import type { Span } from '@playbook/contracts/core/span.schema';
import { PROBLEM_PHRASES, PROBLEM_WORDS } from '../../lexicon/problem-words.js';
import { OUTCOME_VERBS, SOLVING_VERBS } from '../../lexicon/verbs.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import { overlaps } from '../../text/spans/span.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { READ_PATTERNS } from './signal-patterns.js';
import { spanOf } from '../../text/spans/token-spans.js';
import { concreteVerbs, isVerb, verbLemma } from '../../text/grammar/verb.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['genericResult']);

export interface BenefitMeasurement {
  /** S11: what costs the customer today. */
  readonly problem: readonly Span[];
  /** S12: what the customer gets, the longest phrase first. */
  readonly outcome: readonly Span[];
  /** S12: the outcome carries a number or a time. */
  readonly outcomeMeasured: boolean;
  /** The only outcome is "saves time", "saves money" or "more productive". */
  readonly outcomeGeneric: boolean;
}

const OUTCOME_REACH_TOKENS = 9;
const TIME_UNIT = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|evenings?|mornings?)';
const COUNT =
  '(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half an?|under an?|the same|each)';

/** Results told as a time, a change or a comparison. */
const findMeasuredResults = READ_PATTERNS.add([
  new RegExp(`\\b(?:in|within|under|by)(?: under| about| less than)? ${COUNT}[ -]${TIME_UNIT}\\b`, 'gi'),
  /\b(?:overnight|same[- ]day|next[- ]day|on the spot|the (?:morning|day|minute|moment|night|week) (?:after|before|a|an|the|it|they)\b)/gi,
  /\bfrom (?:\w+ ){1,4}to (?:\d[\d,.]{0,20}|one|two|three|four|five|ten|zero)\b/gi,
  /\b\d[\d,.]{0,20}% (?:fewer|less|more|cheaper|faster|of)\b/gi,
  /\bhalf (?:the|of|as)\b/gi,
]);
const findPlainResults = READ_PATTERNS.add([
  /\bso(?: that)?(?: (?!instead|rather|without|far\b)[\w'-]+){2,8}/gi,
  /\b(?:get|gets|getting|got) paid\b/gi,
  /\b(?:sell|sells|earn|earns|make|makes) more\b/gi,
  /\b(?:pay|pays|spend|spends|waste|wastes) less\b/gi,
  /\bw(?:in|ins|inning|on) back\b/gi,
  /\b(?:fewer|less) \w+/gi,
  /\b(?:cheaper|faster|safer) than(?: [\w'-]+){1,5}/gi,
  /\bno more \w+/gi,
]);
const findProblemPhrases = READ_PATTERNS.add(PROBLEM_PHRASES);
const GENERIC_RESULT = WORDS.genericResult;

function isProblemWord(token: Token): boolean {
  return token.kind === 'word' && !token.proper && (PROBLEM_WORDS.has(token.lemma) || PROBLEM_WORDS.has(token.lower));
}

function lemmaAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined ? '' : verbLemma(token);
}

/** "waiting" in "waiting list" is a name for a list, not a problem. */
function isPartOfName(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.lower === 'waiting' && /^(?:list|room)/.test(tokens[index + 1]?.lower ?? '');
}

/** Taking a problem away is a result: "fill last-minute cancellations", "catch errors". */
function solvedProblems(tokens: readonly Token[]): Span[] {
  return concreteVerbs(tokens).flatMap((verb) => {
    const phrase = nounPhraseAt(tokens, verb + 1);
    if (phrase === null || !SOLVING_VERBS.has(lemmaAt(tokens, verb))) return [];
    const hurts = tokens.slice(phrase.first, phrase.head + 1).some(isProblemWord);
    return hurts ? [spanOf(tokens, verb, phrase.head)] : [];
  });
}

function outcomeVerbs(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, index) => {
    if (!isVerb(tokens, index) || !OUTCOME_VERBS.has(verbLemma(token))) return [];
    const next = tokens[index + 1];
    const hasObject = next !== undefined && /^(?:NOUN|NUM|DET|ADJ|PROPN|PRON|ADP|SYM|ADV|VERB)$/.test(next.pos);
    return hasObject ? [spanOf(tokens, index, Math.min(index + 2, tokens.length - 1))] : [];
  });
}

/** A number close to an outcome measures it. */
function isMeasured(tokens: readonly Token[], outcome: Span): boolean {
  const first = tokens.findIndex((token) => token.start >= outcome.start);
  const sentence = tokens[first]?.sentence;
  return tokens
    .slice(first, first + OUTCOME_REACH_TOKENS)
    .some((token) => token.kind === 'number' && token.sentence === sentence);
}

/** S11 and S12: the cost today and the result tomorrow. */
export function measureBenefit({ tokens, squeezed }: PitchText): BenefitMeasurement {
  const measured = findMeasuredResults(squeezed);
  const unmeasured = [...outcomeVerbs(tokens), ...solvedProblems(tokens), ...findPlainResults(squeezed)];
  const outcome = [...measured, ...unmeasured].toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const words = tokens
    .filter((token, index) => isProblemWord(token) && !isPartOfName(tokens, index))
    .map(({ start, end }) => ({ start, end }));
  const phrases = findProblemPhrases(squeezed);
  const outcomeMeasured = measured.length > 0 || unmeasured.some((span) => isMeasured(tokens, span));
  return {
    problem: [...phrases, ...words.filter((word) => !phrases.some((phrase) => overlaps(phrase, word)))],
    outcome,
    outcomeMeasured,
    outcomeGeneric: outcome.length > 0 && !outcomeMeasured && outcome.length <= 2 && GENERIC_RESULT.test(squeezed.text),
  };
}
