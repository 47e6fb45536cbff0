import { feature } from '../../engine/feature.js';
import { isAbstractNoun } from '../../lexicon/abstract-nouns.js';
import { GENERAL_NOUNS } from '../../lexicon/product-nouns.js';
import type { Token } from '../../text/tokens/token.js';
import { counted, rated, type AnswerFeature } from './measured.js';

const LONG_WORD_CHARS = 9;
const MAX_NAMES = 8;

function distinctBy(tokens: readonly Token[], keyOf: (token: Token) => string): Token[] {
  const first = new Map(tokens.toReversed().map((token) => [keyOf(token), token]));
  return tokens.filter((token) => first.get(keyOf(token)) === token);
}

function nounFeatures(words: readonly Token[], total: number): AnswerFeature[] {
  const nouns = words.filter(({ pos, proper }) => pos === 'NOUN' && !proper);
  const abstract = nouns.filter(({ lemma }) => isAbstractNoun(lemma));
  const things = nouns.filter(({ lemma }) => !isAbstractNoun(lemma));
  const trade = things.filter(({ lemma }) => !GENERAL_NOUNS.has(lemma));
  const share = abstract.length / Math.max(1, nouns.length);
  return [
    feature('abstract.share', share, abstract),
    rated('abstract.rate', abstract, total),
    rated('thing.rate', things, total),
    feature('thing.distinct', distinctBy(things, ({ lemma }) => lemma).length, things),
    rated('thing.trade', trade, total),
  ];
}

const share = (count: number, of: number): number => count / Math.max(1, of);

/** Names, things, ideas and how long the words are. */
export function wordFeatures(tokens: readonly Token[], content: readonly Token[]): AnswerFeature[] {
  const words = content.filter(({ kind }) => kind === 'word');
  const names = words.filter(({ proper }) => proper);
  const common = words.filter(({ proper }) => !proper);
  const long = common.filter(({ lower }) => lower.length >= LONG_WORD_CHARS);
  // "is used by" and "use" are the same deed.
  const past = tokens.filter(
    ({ pos, lower }, index) => pos === 'VERB' && lower.endsWith('ed') && tokens[index - 1]?.pos !== 'AUX',
  );
  const letters = common.reduce((sum, { lower }) => sum + lower.length, 0);
  return [
    ...nounFeatures(words, content.length),
    counted(
      'name.distinct',
      distinctBy(names, ({ lower }) => lower),
      MAX_NAMES,
    ),
    rated('name.rate', names, content.length),
    counted('deed.past', past),
    rated('deed.pastRate', past, content.length),
    feature('wording.lettersPerWord', share(letters, common.length)),
    feature('wording.longShare', share(long.length, common.length)),
    feature('wording.variety', share(new Set(words.map(({ lemma }) => lemma)).size, words.length)),
  ];
}
