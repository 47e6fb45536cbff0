import type { Span } from '@playbook/contracts/core/span.schema';
import { PARTIES, RECEIVING_VERBS, STATEMENT_SIGNS } from '../../lexicon/fact-words.js';
import { PROBLEM_WORDS } from '../../lexicon/problem-words.js';
import { tokenSpan, type Token } from '../../text/tokens/token.js';
import {
  isGeneral,
  isOfMany,
  isOfWhole,
  statementSubject,
  type StatementSubject,
  type Wording,
} from './statement-subject.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['emptyAnswer']);

const CLAUSE_MARK = /^[:;—–]$/;
const FOLLOWS_ON = /^(?:they|he|she|that)$/;
const NEGATION = /^(?:not|n't|never|rarely|hardly)$/;
/** What a sentence about the product points at: "it hears the beep". */
const POINTER = /^(?:it|this|these)$/;
const MIN_WORDS = 3;
const MAX_EMPTY_WORDS = 7;
/** "We fix that", "that is where we come in": says that something is done, not what. */
const EMPTY_ANSWER = WORDS.emptyAnswer;

/** A run of words between stops: of sentences, colons and dashes. */
interface Clause extends Wording {
  readonly words: Token[];
  readonly stopped: Set<Token>;
  isQuestion: boolean;
}

/** A clause states something about the world, says neither this nor that, or does anything else. */
type Role = 'statement' | 'neutral' | 'other';

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let sentence = -1;
  let isStopped = false;
  for (const token of tokens) {
    if (token.sentence !== sentence || CLAUSE_MARK.test(token.text))
      clauses.push({ words: [], stopped: new Set(), isQuestion: false });
    sentence = token.sentence;
    const open = clauses.at(-1);
    if (open === undefined) continue;
    if (token.text === '?') open.isQuestion = true;
    if (token.kind === 'punctuation') isStopped = true;
    else {
      if (isStopped) open.stopped.add(token);
      open.words.push(token);
      isStopped = false;
    }
  }
  return clauses.filter(({ words }) => words.length > 0);
}

const isSign = ({ lower, lemma }: Token): boolean =>
  STATEMENT_SIGNS.has(lower) || STATEMENT_SIGNS.has(lemma) || PROBLEM_WORDS.has(lemma) || lower.endsWith('%');

function isNegated(words: readonly Token[], verb: number): boolean {
  return [words[verb - 1], words[verb + 1]].some((token) => NEGATION.test(token?.lower ?? ''));
}

/** "Nurses get their wages on the day" says what a customer is given; "nurses wait 74 days" how the world is. */
function saysHowItIs(words: readonly Token[], { words: subject, verb }: StatementSubject): boolean {
  const isGiven = RECEIVING_VERBS.has(words[verb]?.lemma ?? '');
  const isMany = isOfMany(subject);
  if (isGiven && !isMany && !isNegated(words, verb)) return false;
  return words.some(isSign) || isOfWhole(subject) || (isMany && !isGiven);
}

function isEmptyAnswer(words: readonly Token[]): boolean {
  return words.length <= MAX_EMPTY_WORDS && EMPTY_ANSWER.test(words.map(({ lower }) => lower).join(' '));
}

/** Founders or customers speak or are spoken to, or it points at the product. */
function hasParty(words: readonly Token[]): boolean {
  return POINTER.test(words[0]?.lower ?? '') || words.some(({ lower, proper }) => PARTIES.has(lower) && !proper);
}

function isNeutral({ words, isQuestion }: Clause): boolean {
  if (isQuestion || FOLLOWS_ON.test(words[0]?.lower ?? '')) return true;
  return words.length < MIN_WORDS && !words.some(({ pos }) => pos === 'NOUN');
}

function roleOf(clause: Clause): Role {
  const { words } = clause;
  if (isEmptyAnswer(words)) return 'neutral';
  if (hasParty(words)) return 'other';
  if (isNeutral(clause)) return 'neutral';
  const subject = words.length < MIN_WORDS ? null : statementSubject(clause);
  return subject !== null && isGeneral(subject.words) && saysHowItIs(words, subject) ? 'statement' : 'other';
}

/**
 * The statements of a text that is nothing but statements: a fact, a market, a problem ("Restaurants throw away a tenth of
 * what they buy"), and no word of who makes what. Empty when anything in the text may be an offer.
 */
export function bareStatements(tokens: readonly Token[]): Span[] {
  const clauses = clausesOf(tokens);
  const roles = clauses.map(roleOf);
  if (roles.includes('other')) return [];
  return clauses.flatMap(({ words }, place) => {
    const [first, last] = [words[0], words.at(-1)];
    return roles[place] === 'statement' && first !== undefined && last !== undefined ? [tokenSpan(first, last)] : [];
  });
}
