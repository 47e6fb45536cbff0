import type { Span } from '@playbook/contracts/core/span.schema';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { DEVELOPER_HOUSEHOLD_NAMES, HOUSEHOLD_NAMES } from '../../lexicon/names.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { nounPhraseAt } from '../../text/grammar/noun-phrase.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchText } from '../../engine/read-text.js';
import { spanOf } from '../../text/spans/token-spans.js';
import { concreteVerbs } from '../../text/grammar/verb.js';

/** S16: "X for Y". */
export interface AnalogyMeasurement {
  readonly spans: readonly Span[];
  /** X is a company everyone knows. */
  readonly household: boolean;
  /** Nothing else is said. */
  readonly alone: boolean;
  /** X is known, Y is a market and what it does is said too. */
  readonly sound: boolean;
}

const DEVELOPER_TEXT = /\b(?:developers?|engineers?|programmers?|devops|data teams?)\b/i;
const NONE: AnalogyMeasurement = { spans: [], household: false, alone: false, sound: false };

function isHousehold(name: string, read: string): boolean {
  return HOUSEHOLD_NAMES.has(name) || (DEVELOPER_HOUSEHOLD_NAMES.has(name) && DEVELOPER_TEXT.test(read));
}

function joinsAnalogy(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.lower;
  return word === 'for' || (word === 'of' && tokens[index - 2]?.lower === 'the');
}

interface Analogy {
  readonly first: number;
  readonly join: number;
  readonly household: boolean;
}

/** "Uber for", "Google Docs for". */
function knownNameBefore(tokens: readonly Token[], join: number, read: string): Analogy | null {
  const [beforeLast, last] = [tokens[join - 2], tokens[join - 1]];
  if (last === undefined || !/^\p{Lu}/u.test(last.text)) return null;
  if (beforeLast !== undefined && isHousehold(`${beforeLast.lower} ${last.lower}`, read)) {
    return { first: join - 2, join, household: true };
  }
  return isHousehold(last.lower, read) ? { first: join - 1, join, household: true } : null;
}

function opensSentence(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return tokens[index]?.sentenceInitial === true || (before?.sentenceInitial === true && before.pos === 'DET');
}

/** "Buffer for Snapchat": an unknown name, only as the opening word. */
function unknownNameBefore(tokens: readonly Token[], join: number): Analogy | null {
  const last = tokens[join - 1];
  if (last === undefined || !opensSentence(tokens, join - 1)) return null;
  if (!/^\p{Lu}/u.test(last.text) || PRODUCT_NOUNS.has(last.lower)) return null;
  const targetIsName = tokens[join + 1]?.proper === true && tokens[join + 2]?.kind !== 'word';
  // A word that everybody knows opens a sentence with a capital too: 'Interpreters for deaf patients'.
  const singular = [last.lower.replace(/s$/, ''), last.lower.replace(/es$/, ''), last.lower.replace(/ies$/, 'y')];
  const isName = last.proper && ![last.lower, ...singular].some((word) => isListedWord(word));
  return isName || targetIsName ? { first: join - 1, join, household: false } : null;
}

/** A name that stands for a business model, before the "for" or "of" at `join`. */
function analogyAt(tokens: readonly Token[], join: number, read: string): Analogy | null {
  if (!joinsAnalogy(tokens, join)) return null;
  // "Airbnb, but for combine harvesters".
  const lead = tokens[join - 1]?.lower === 'but' ? join - 1 : join;
  const known = knownNameBefore(tokens, tokens[lead - 1]?.text === ',' ? lead - 1 : lead, read);
  return known === null ? unknownNameBefore(tokens, join) : { ...known, join };
}

const MIN_WORDS = 3;

/** "You'd be surprised" beside a comparison says nothing of what it does. */
const saysWhatItDoes = (rest: readonly Token[]): boolean =>
  concreteVerbs(rest).length > 0 &&
  rest.some(({ pos }) => pos === 'NOUN') &&
  rest.filter(({ kind }) => kind === 'word').length >= MIN_WORDS;

/** "But for parking", "but for everything" end with that word; what else stands behind "but for" is no comparison. */
function endOfDeed(tokens: readonly Token[], join: number): number | null {
  if (tokens[join + 1]?.lower.endsWith('ing') === true) return join + 1;
  return tokens[join - 1]?.lower === 'but' ? null : join;
}

/** S16: the first analogy of the pitch. */
export function measureAnalogy({ tokens, read }: PitchText): AnalogyMeasurement {
  const found = tokens.map((_, index) => analogyAt(tokens, index, read)).find((analogy) => analogy !== null);
  if (found === undefined || found === null) return NONE;
  const target = nounPhraseAt(tokens, found.join + 1);
  const end = target?.head ?? endOfDeed(tokens, found.join);
  if (end === null) return NONE;
  const rest = [...tokens.slice(0, found.first), ...tokens.slice(end + 1)];
  const saysMore = saysWhatItDoes(rest);
  const head = target === null ? undefined : tokens[target.head];
  const market = head !== undefined && !isAbstractNoun(head.lemma);
  return {
    spans: [spanOf(tokens, found.first, end)],
    household: found.household,
    alone: !saysMore,
    sound: found.household && market && saysMore,
  };
}
