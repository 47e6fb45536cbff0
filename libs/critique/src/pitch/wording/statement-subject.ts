import { SEGMENT_HEADS } from '../../lexicon/customers.js';
import {
  GENERAL_ADJECTIVES,
  IRREGULAR_PLURALS,
  QUANTIFIERS,
  STATEMENT_SIGNS,
  WHOLES,
} from '../../lexicon/fact-words.js';
import { GENERIC_PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { SECTOR_NOUNS, WATCHED_VERBS } from '../../lexicon/slogan-words.js';
import { CONCRETE_VERBS, EMPTY_VERBS } from '../../lexicon/verbs.js';
import type { Token } from '../../text/tokens/token.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['participle']);

const PREPOSITION = /^(?:of|in|with|at|on|from|near|per|out|to)$/;
const CONNECTIVE = /^(?:because|since|today|in|at|on|during|across|until)$/;
const RELATIVE = /^(?:that|which|who|whose|where|for|when)$/;
const RELATIVE_PART = /^(?:NOUN|VERB|ADJ)$/;
const MAX_RELATIVE_WORDS = 4;
const PART = /^(?:half|third|quarter|fifth|tenth|million|thousand)$/;
const PERIOD = /^(?:year|month|week|day|night|summer|winter)$/;
const FINITE_AUXILIARY = /^(?:is|are|was|were|has|have|had|do|does|did)$/;
const MODAL = /^(?:can|ca|will|wo|could|cannot|would|should|must)$/;
const NOT = /^(?:not|n't)$/;
const SHARE_WORD = /^(?:percent|in|of|out)$|%$/;
/** Forms of a verb that describe a noun as often as they say what it did: "bricks made from waste". */
const PARTICIPLE = WORDS.participle;
const OBJECT_OPENING = /^(?:DET|NUM|PRON)$/;
const VERB_LISTS = [WATCHED_VERBS, CONCRETE_VERBS, EMPTY_VERBS, STATEMENT_SIGNS] as const;

/** The words of a clause. */
export interface Wording {
  readonly words: readonly Token[];
  /** Those that follow on a comma, an apostrophe or another mark: "farmers' water". */
  readonly stopped: ReadonlySet<Token>;
}

/** What a statement is about, and its verb. */
export interface StatementSubject {
  readonly words: readonly Token[];
  /** Index of the verb among the words of the clause. */
  readonly verb: number;
}

const isNominal = (token: Token | undefined): boolean => /^(?:NOUN|ADJ|PROPN|NUM)$/.test(token?.pos ?? '');
const isOneOf = (list: ReadonlySet<string>, token: Token | undefined): boolean => list.has(token?.lower ?? '');

/** Plural nouns; a trade at the opening counts even where the tagger takes it for a name ("Truckers"). */
function isPlural({ pos, lemma, lower }: Token): boolean {
  if (lower.endsWith('s') && SEGMENT_HEADS.has(lower.slice(0, -1))) return true;
  return pos === 'NOUN' && (IRREGULAR_PLURALS.has(lower) || (lower.endsWith('s') && lemma !== lower));
}

/** A verb the tagger took for a noun: "truckers sleep". */
function isHiddenVerb({ words, stopped }: Wording, at: number): boolean {
  const [previous, token, next] = [words[at - 1], words[at], words[at + 1]];
  if (previous === undefined || token?.pos !== 'NOUN' || next === undefined) return false;
  const follows = token.lemma === token.lower && isPlural(previous) && !stopped.has(token);
  if (!follows) return false;
  const isTrade = SEGMENT_HEADS.has(previous.lower.slice(0, -1));
  if (isTrade && OBJECT_OPENING.test(next.pos)) return true;
  return VERB_LISTS.some((list) => list.has(token.lower)) && (next.pos !== 'NOUN' || isTrade);
}

/** "Cannot", "will not"; without the "not" only wholes: "the market will reach" is no promise of anybody. */
function isFiniteModal(words: readonly Token[], at: number): boolean {
  const [token, next] = [words[at], words[at + 1]];
  return token?.lower === 'cannot' || NOT.test(next?.lower ?? '') || WHOLES.has(words[at - 1]?.lemma ?? '');
}

function isFiniteVerb(wording: Wording, at: number): boolean {
  const { words } = wording;
  const token = words[at];
  if (token === undefined) return false;
  if (FINITE_AUXILIARY.test(token.lower)) return true;
  if (MODAL.test(token.lower)) return isFiniteModal(words, at);
  if (token.pos !== 'VERB') return isHiddenVerb(wording, at);
  return token.lower !== 'ai' && !PARTICIPLE.test(token.lower) && words[at - 1]?.lower !== 'to';
}

function belongsToSubject(words: readonly Token[], at: number): boolean {
  const token = words[at];
  if (token === undefined) return false;
  if (isNominal(token) || token.pos === 'DET' || token.pos === 'ADV') return true;
  return token.lower === "'s" || PREPOSITION.test(token.lower) || (token.pos === 'VERB' && isNominal(words[at + 1]));
}

/** Where the subject begins, after "in Lagos", "every year", "because". */
function subjectStart(words: readonly Token[]): number {
  const [first, second] = words;
  if (first === undefined || second === undefined) return 0;
  if (/^(?:every|each)$/.test(first.lower) && PERIOD.test(second.lemma)) return 2;
  if (!CONNECTIVE.test(first.lower)) return 0;
  if (first.pos !== 'ADP') return 1;
  const after = words.findIndex((token, at) => at > 1 && (!isNominal(token) || isOneOf(QUANTIFIERS, token)));
  return after < 0 ? words.length : after;
}

/** Where "that limp" after a plural ends: at the auxiliary of the clause; null where no such clause is told of. */
function relativeEnd(words: readonly Token[], at: number): number | null {
  const previous = words[at - 1];
  if (previous === undefined || !isPlural(previous) || !/^(?:that|who)$/.test(words[at]?.lower ?? '')) return null;
  const end = words.findIndex(({ lower }, place) => place >= at + 2 && FINITE_AUXILIARY.test(lower));
  const isShort = end > 0 && end - at <= MAX_RELATIVE_WORDS;
  return isShort && words.slice(at + 1, end).every(({ pos }) => RELATIVE_PART.test(pos)) ? end : null;
}

/** The subject of a clause and its finite verb; null when it is a headline or begins in another way. */
export function statementSubject(wording: Wording): StatementSubject | null {
  const { words } = wording;
  const start = subjectStart(words);
  for (let at = start + 1; at < words.length; at += 1) {
    if (RELATIVE.test(words[at]?.lower ?? '')) {
      const verb = relativeEnd(words, at);
      return verb === null ? null : { words: words.slice(start, at), verb };
    }
    if (isFiniteVerb(wording, at)) return { words: words.slice(start, at), verb: at };
    if (!belongsToSubject(words, at)) return null;
  }
  return null;
}

function headOf(subject: readonly Token[]): Token | undefined {
  const end = subject.findIndex(({ lower, pos }, at) => at > 0 && (PREPOSITION.test(lower) || pos === 'ADV'));
  return subject.slice(0, end < 0 ? undefined : end).findLast(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
}

/** "Most", "nobody", "every", "a third". */
export function isOfMany([first, second]: readonly Token[]): boolean {
  return isOneOf(QUANTIFIERS, first) || (first?.pos === 'DET' && PART.test(second?.lower ?? ''));
}

/** "The market", "the average bus". */
export function isOfWhole(subject: readonly Token[]): boolean {
  return WHOLES.has(headOf(subject)?.lemma ?? '') || isOneOf(GENERAL_ADJECTIVES, subject[1]);
}

function isPluralOrTrade(subject: readonly Token[], first: Token): boolean {
  const head = headOf(subject);
  if (head === undefined || (head.proper && !isPlural(head))) return false;
  if (GENERIC_PRODUCT_NOUNS.has(head.lemma) || GENERIC_PRODUCT_NOUNS.has(head.lower)) return false;
  if (/^an?$/.test(first.lower)) return SEGMENT_HEADS.has(head.lemma);
  return first.pos !== 'DET' && (isPlural(head) || (subject.length === 1 && SECTOR_NOUNS.has(head.lemma)));
}

/** Whether it is said of many, of nobody or of a whole: never of one thing that somebody makes. */
export function isGeneral(subject: readonly Token[]): boolean {
  const [first] = subject;
  if (first === undefined || first.pos === 'VERB') return false;
  if (isOfMany(subject)) return true;
  if (first.pos === 'NUM') return subject.some(({ lower }) => SHARE_WORD.test(lower));
  if (isOfWhole(subject)) return !subject.some(({ lower }) => lower === "'s");
  return isPluralOrTrade(subject, first);
}
