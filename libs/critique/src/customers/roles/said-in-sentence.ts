import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import type { PartyMention } from '../mentions/party-mentions.js';
import { isSameSentence, isVerbOf, leadOf, lowerAt } from '../mentions/sentence-words.js';
import type { PartyRole } from '../named-party.js';

const MAX_SENTENCE_TOKENS = 60;
const DENIES = /^(?:never|not|n't)$/;
const HELPS_VERB = /^(?:do|does|did|will|would|wo|ca|can|also|only|all|never|not|n't|just)$/;
const STANDS_FOR_THEM = /^(?:they|he|she)$/;
const OURS = /^(?:us|it|me|for)$/;
/** "Are not our clients", "they're not who we sell to". */
const BUYERS = /^(?:customers?|clients?|buyers?|users?|sell)$/;
const REACH = [1, 2, 3] as const;

/** The words of the sentence of a mention, with its own place among them. */
function sentenceOf(tokens: readonly Token[], { first }: PartyMention): readonly [start: number, end: number] {
  let [start, end] = [first, first];
  while (first - start < MAX_SENTENCE_TOKENS && isSameSentence(tokens, start - 1, first)) start -= 1;
  while (end - first < MAX_SENTENCE_TOKENS && isSameSentence(tokens, end, first)) end += 1;
  return [start, end];
}

/** Whom the sentence speaks of: nothing that is done and no preposition stands before. */
const isTopic = (tokens: readonly Token[], start: number, first: number): boolean =>
  tokens.slice(start, first).every(({ pos }) => pos !== 'VERB' && pos !== 'ADP' && pos !== 'PRON');

/** What is said of a payment from an index on: "do n't pay us"; null where the words there say nothing of one. */
function payment(tokens: readonly Token[], from: number, end: number): 'pays' | 'paysNothing' | null {
  let at = from;
  while (at < end && HELPS_VERB.test(lowerAt(tokens, at))) at += 1;
  const isDenied = tokens.slice(from, at).some(({ lower }) => DENIES.test(lower));
  if (!isVerbOf(VERBS.buying, tokens[at])) return null;
  if (isDenied || lowerAt(tokens, at + 1) === 'nothing') return 'paysNothing';
  return OURS.test(lowerAt(tokens, at + 1)) ? 'pays' : null;
}

/** "They like it, but they do not pay us", "X read it but don't pay", "X are not our clients": what the rest of the sentence says. */
function saidOfTopic(tokens: readonly Token[], from: number, end: number): PartyRole | null {
  for (let at = from; at < end; at += 1) {
    const word = lowerAt(tokens, at);
    const isPayment = STANDS_FOR_THEM.test(word) || (word === 'but' && HELPS_VERB.test(lowerAt(tokens, at + 1)));
    const said = isPayment ? payment(tokens, at + 1, end) : null;
    if (said !== null) return said;
    const isDenied = DENIES.test(word) && /^(?:are|is|were|'re|'s)$/.test(lowerAt(tokens, at - 1));
    if (isDenied && REACH.some((step) => BUYERS.test(lowerAt(tokens, at + step)))) return 'paysNothing';
  }
  return null;
}

/** "They don't pay us, the beekeeper does". */
function isOtherPayer(tokens: readonly Token[], start: number, { first, end }: PartyMention): boolean {
  const next = tokens[end + 2];
  const isEnd = next === undefined || next.pos === 'PUNCT' || !isSameSentence(tokens, end + 2, end);
  const before = tokens.slice(start, first);
  return (
    isEnd &&
    /^(?:do|does|did)$/.test(lowerAt(tokens, end + 1)) &&
    before.some((token) => isVerbOf(VERBS.buying, token)) &&
    before.some(({ lower }) => DENIES.test(lower))
  );
}

/** "It is compost makers who take it". */
function isSingledOut(tokens: readonly Token[], { first, end }: PartyMention): boolean {
  const lead = leadOf(tokens, first);
  const isCleft = /^(?:'s|is)$/.test(lowerAt(tokens, lead)) && lowerAt(tokens, lead - 1) === 'it';
  const verb = tokens[end + 2];
  const buys = verb?.lemma === 'take' || isVerbOf(VERBS.buying, verb);
  return isCleft && buys && /^(?:who|that)$/.test(lowerAt(tokens, end + 1));
}

/** "Not hobbyists", ", not the shipowner"; "not only shipowners" are meant as well. */
function isRuledOut(tokens: readonly Token[], { first }: PartyMention): boolean {
  const at = tokens[first - 1]?.pos === 'DET' ? first - 2 : first - 1;
  const isFirst = !isSameSentence(tokens, at - 1, at) || tokens[at - 1]?.pos === 'PUNCT';
  return lowerAt(tokens, at) === 'not' && isSameSentence(tokens, at, first) && isFirst;
}

/** What the rest of their sentence says of somebody, as far as it is about paying; null where it says nothing of that. */
export function roleInSentence(tokens: readonly Token[], mention: PartyMention): PartyRole | null {
  if (isRuledOut(tokens, mention)) return 'paysNothing';
  const [start, end] = sentenceOf(tokens, mention);
  if (isSingledOut(tokens, mention) || isOtherPayer(tokens, start, mention)) return 'pays';
  return isTopic(tokens, start, mention.first) ? saidOfTopic(tokens, mention.end + 1, end) : null;
}
