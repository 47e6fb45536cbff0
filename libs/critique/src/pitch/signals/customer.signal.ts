import { oncePer } from '../../text/once-per.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { COMPOUND_SEGMENTS, NOT_A_PERSON, OBJECT_HEADS, SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { nounPhrasesIn, type NounPhrase } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import { qualifierEnd } from './customer-qualifier.js';
import type { PitchText } from '../../engine/read-text.js';
import { spanOf } from '../../text/spans/token-spans.js';

/** 0 nobody, 1 anybody ("businesses"), 2 a segment ("dentists"), 3 a segment with a size, place, tool or moment. */
export type CustomerGrade = 0 | 1 | 2 | 3;

/** S8: who it is for. */
export interface CustomerMeasurement {
  readonly grade: CustomerGrade;
  readonly spans: readonly Span[];
  /** The words that say who it is for when they are quoted by themselves; null where those of the grade say it only in their place. */
  readonly named: NamedCustomer | null;
}

export interface NamedCustomer {
  readonly span: Span;
  readonly isPlural: boolean;
}

interface Candidate extends CustomerMeasurement {
  readonly grade: CustomerGrade;
}

/** Words a customer follows: "for dentists", "helps dentists", "sold to dentists". */
const AUDIENCE_LEADS = new Set(
  'for help helps helping let lets letting sold used bought paid tell tells give gives give teach teaches'.split(' '),
);
const AUDIENCE_PREPOSITIONS = new Set(['to', 'by']);
const TRANSFER_VERBS = new Set(
  'sell rent lend lease supply ship deliver send rented sold leased shipped delivered'.split(' '),
);
const AGENTIVE_PLURAL = /(?:ers|ors|ists|ians|ants|ees)$/;

function isPerson(token: Token): boolean {
  if (SEGMENT_HEADS.has(token.lemma) || SEGMENT_HEADS.has(token.lower)) return true;
  if (token.proper || NOT_A_PERSON.has(token.lemma)) return false;
  return AGENTIVE_PLURAL.test(token.lower) && !PRODUCT_NOUNS.has(token.lemma) && !VAGUE_HEADS.has(token.lemma);
}

/** "sells ... to", "rents ... to": what follows is who gets it. */
function isTransfer(before: readonly Token[]): boolean {
  const sentence = before.at(-1)?.sentence;
  return before.some((token) => token.sentence === sentence && TRANSFER_VERBS.has(token.lemma));
}

function followsAudienceLead(tokens: readonly Token[], first: number): boolean {
  let index = first - 1;
  while (tokens[index]?.pos === 'DET' || tokens[index]?.pos === 'NUM') index -= 1;
  const previous = tokens[index];
  if (previous === undefined) return false;
  if (AUDIENCE_LEADS.has(previous.lower)) return true;
  if (previous.lower === 'to' && isTransfer(tokens.slice(0, index))) return true;
  return AUDIENCE_PREPOSITIONS.has(previous.lower) && AUDIENCE_LEADS.has(tokens[index - 1]?.lower ?? '');
}

/** An unknown plural after "for" or "helps" is taken for a segment unless it is an idea or a thing. */
function isLikelySegment(head: Token): boolean {
  if (head.pos !== 'NOUN' || !head.lower.endsWith('s') || head.lemma === head.lower) return false;
  return (
    !isAbstractNoun(head.lemma) &&
    !OBJECT_HEADS.has(head.lemma) &&
    !PRODUCT_NOUNS.has(head.lemma) &&
    !VAGUE_HEADS.has(head.lemma)
  );
}

function hasNarrowingWord(tokens: readonly Token[], { first, head }: NounPhrase): boolean {
  return tokens
    .slice(first, head)
    .some((token) => (token.pos === 'NOUN' || token.proper) && !VAGUE_HEADS.has(token.lemma));
}

function baseGrade(tokens: readonly Token[], phrase: NounPhrase): CustomerGrade {
  const head = tokens[phrase.head];
  if (head === undefined) return 0;
  if (VAGUE_HEADS.has(head.lemma)) return hasNarrowingWord(tokens, phrase) ? 2 : 1;
  if (isPerson(head) || COMPOUND_SEGMENTS.has(`${tokens[phrase.head - 1]?.lower ?? ''} ${head.lemma}`)) return 2;
  return followsAudienceLead(tokens, phrase.first) && isLikelySegment(head) ? 2 : 0;
}

/** "drink makers" after "to": the tagger takes the first word for a verb. */
function firstWord(tokens: readonly Token[], { first }: NounPhrase): number {
  const [lead, verb] = [tokens[first - 2]?.lower, tokens[first - 1]];
  const isOfName = verb?.pos === 'VERB' && (lead === 'to' || lead === 'for') && !AUDIENCE_LEADS.has(verb.lower);
  return isOfName ? first - 1 : first;
}

const PLACE_LEADS = new Set('near beside around'.split(' '));
const TEST_FOLLOWS = new Set(['with', 'at', 'in', 'on', 'running', 'began', 'started']);
const PAID = new Set(['paid', 'pay', 'paying', 'pays']);
const DETERMINERS = /^(?:an?|the|his|her|their|our|my|your|its)$/;

/** "Pilot with Mowi": a test. */
const isTest = (tokens: readonly Token[], { first, head }: NounPhrase): boolean =>
  first === head && tokens[head]?.lemma === 'pilot' && TEST_FOLLOWS.has(tokens[head + 1]?.lower ?? '');

const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? '';

/** "A room near his university", "paid for a gym", "the three days a lab needs": a place, a purchase, and who does what in passing. */
function isBeside(tokens: readonly Token[], { first, head }: NounPhrase): boolean {
  let lead = first - 1;
  while (DETERMINERS.test(lowerAt(tokens, lead))) lead -= 1;
  const isClause = lead < first - 1 && tokens[lead]?.pos === 'NOUN' && tokens[head + 1]?.pos === 'VERB';
  const isPaidFor = lowerAt(tokens, lead) === 'for' && PAID.has(lowerAt(tokens, lead - 1));
  return isClause || isPaidFor || PLACE_LEADS.has(lowerAt(tokens, lead));
}

function isPlural(tokens: readonly Token[], { first, head }: NounPhrase): boolean {
  const { lower = '', lemma = '' } = tokens[head] ?? {};
  return lower !== lemma || /[^s]s$/.test(lower) || tokens[first]?.pos === 'NUM';
}

function gradePhrase(tokens: readonly Token[], phrase: NounPhrase): Candidate | null {
  const grade = baseGrade(tokens, phrase);
  if (grade === 0) return null;
  const end = qualifierEnd(tokens, phrase);
  const span = spanOf(tokens, firstWord(tokens, phrase), end ?? phrase.head);
  const named =
    isTest(tokens, phrase) || isBeside(tokens, phrase) ? null : { span, isPlural: isPlural(tokens, phrase) };
  if (end === null) return { grade, spans: [span], named };
  return { grade: grade === 1 ? 2 : 3, spans: [span], named };
}

/** A possessor is a customer too: "the dentist's waiting list", "dentists' cancellations". */
function possessors(tokens: readonly Token[]): NounPhrase[] {
  return tokens.flatMap((token, index) => {
    const possessive = tokens[index + 1]?.lower === "'s" || tokens[index + 1]?.text === "'";
    return possessive && token.pos === 'NOUN' ? [{ first: index, head: index }] : [];
  });
}

const bestOf = (candidates: readonly Candidate[]): CustomerMeasurement =>
  candidates.reduce<CustomerMeasurement>((best, candidate) => (candidate.grade > best.grade ? candidate : best), {
    grade: 0,
    spans: [],
    named: null,
  });

/** S8: the most closely named customer of a pitch, found once for all that is measured and written about it. */
export const measureCustomer = oncePer<PitchText, CustomerMeasurement>(({ tokens }) => {
  const candidates = [...nounPhrasesIn(tokens), ...possessors(tokens)]
    .map((phrase) => gradePhrase(tokens, phrase))
    .filter((candidate) => candidate !== null);
  const best = bestOf(candidates);
  return { ...best, named: best.named ?? bestOf(candidates.filter(({ named }) => named !== null)).named };
});
