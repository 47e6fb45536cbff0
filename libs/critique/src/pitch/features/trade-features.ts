import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import { GENERIC_PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { rankOf } from '../../lexicon/word-ranks.js';
import type { Token } from '../../text/tokens/token.js';
import type { PitchFeature } from '../feature-registry.js';

/** From this place on a noun belongs to a trade rather than to everyday talk. */
const TRADE_RANK = 5_000;
const RARE_RANK = 12_000;
const EVERYDAY_RANK = 1_500;
/** Commoner nouns are not shown as words of a trade. */
const SHOWN_RANK = 3_000;
const MAX_COUNT = 6;

interface Ranked {
  readonly token: Token;
  readonly rank: number;
}

const spans = (found: readonly Ranked[]): PitchFeature['spans'] =>
  found.map(({ token }) => ({ start: token.start, end: token.end }));
const atMost = (count: number): number => Math.min(count, MAX_COUNT);
/** Doublings of the rank, to half a doubling. */
const height = (place: number): number => Math.round(Math.log2(place) * 2) / 2;

function ranked(token: Token): Ranked {
  const parts = token.lower.split('-');
  const last = parts.at(-1) ?? token.lower;
  return { token, rank: parts.length > 1 ? rankOf(last) : rankOf(token.lower, token.lemma) };
}

function isTradeNoun({ pos, proper, kind, lemma, lower }: Token): boolean {
  if (pos !== 'NOUN' || proper || kind !== 'word' || VAGUE_HEADS.has(lemma) || GENERIC_PRODUCT_NOUNS.has(lemma))
    return false;
  return !isAbstractNoun(lemma) && !SEGMENT_HEADS.has(lemma) && lower.length > 2;
}

/** How much of the wording belongs to one trade: by how rare its nouns and verbs are in English. */
export function tradeFeatures(tokens: readonly Token[]): PitchFeature[] {
  const nouns = tokens.filter(isTradeNoun).map(ranked);
  const verbs = tokens.filter(({ pos, kind }) => pos === 'VERB' && kind === 'word').map(ranked);
  const rarestFirst = nouns.toSorted((a, b) => b.rank - a.rank || a.token.start - b.token.start);
  const trade = nouns.filter((noun) => noun.rank >= TRADE_RANK);
  const rare = nouns.filter((noun) => noun.rank >= RARE_RANK);
  const tradeVerbs = verbs.filter((verb) => verb.rank >= TRADE_RANK);
  const everyday = nouns.filter((noun) => noun.rank < EVERYDAY_RANK);
  const mean = nouns.length === 0 ? 0 : nouns.reduce((sum, noun) => sum + height(noun.rank), 0) / nouns.length;
  const [first, second] = rarestFirst;
  const shown = rarestFirst.filter((noun) => noun.rank >= SHOWN_RANK);
  return [
    { id: 'trade.nouns', value: atMost(trade.length), spans: spans(trade) },
    { id: 'trade.rareNouns', value: atMost(rare.length), spans: spans(rare) },
    { id: 'trade.verbs', value: atMost(tradeVerbs.length), spans: spans(tradeVerbs) },
    { id: 'trade.everyday', value: atMost(everyday.length), spans: spans(everyday) },
    { id: 'trade.mean', value: Math.round(mean * 4) / 4, spans: spans(shown.slice(0, 3)) },
    { id: 'trade.rarest', value: first === undefined ? 0 : height(first.rank), spans: spans(shown.slice(0, 1)) },
    {
      id: 'trade.second',
      value: second === undefined ? 0 : height(second.rank),
      spans: spans(shown.slice(1, 2)),
    },
  ];
}
