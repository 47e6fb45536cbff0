import { GENERAL_NOUNS, PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { readWords } from '../../lexicon/read-words.js';
import type { MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';

const BUILT_THINGS = readWords('built-things');

/** By every word, also by "platform" and others that are not read. */
const namesBuiltThing = ({ plain }: MeasuredSentence): boolean =>
  plain
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => BUILT_THINGS.has(word) || BUILT_THINGS.has(word.replace(/s$/, '')));

/** Whether what they make is software, a machine or electronics, so that somebody has to build it: fish, vodka and a shop are none. */
export const isBuiltByEngineers = ({ sentences, what }: TalkSignals): boolean =>
  sentences.some((one) => (one.topic === 'solution' || one === what?.sentence) && namesBuiltThing(one));

/** "Software" and "platform" are of no trade; other everyday words are where they name a thing that one could hold. */
const isOfTrade = (noun: string): boolean =>
  !BUILT_THINGS.has(noun) && (!GENERAL_NOUNS.has(noun) || PRODUCT_NOUNS.has(noun));

const MIN_PLURAL = 3;

/** Nouns of a sentence by which one knows a trade. */
export const tradeNouns = ({ tokens }: Pick<MeasuredSentence, 'tokens'>): string[] =>
  tokens
    .filter(({ pos, proper, sentenceInitial }) => (pos === 'NOUN' && !proper) || (pos === 'PROPN' && sentenceInitial))
    .map(({ lemma }) => (lemma.length > MIN_PLURAL ? lemma.toLowerCase().replace(/s$/, '') : lemma.toLowerCase()))
    .filter(isOfTrade);
