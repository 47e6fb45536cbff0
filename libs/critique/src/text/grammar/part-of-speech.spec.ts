import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { listedWords } from '../../lexicon/word-ranks.js';
import { placeOf } from './dictionary.js';
import { isEnglishWordForm, tagPlaces } from './part-of-speech.js';

const nlp = winkNLP(model, ['pos']);
/** The types of wink do not fit their own `out`; both read a string for each token. */
type TokenReader = Parameters<ReturnType<ReturnType<typeof nlp.readDoc>['tokens']>['out']>[0];

/** Part of speech and lemma of each word by wink itself; null where it splits one. */
function taggedByWink(words: readonly string[]): string[][] | null {
  const tokens = nlp.readDoc(words.join(' ')).tokens();
  if (tokens.length() !== words.length) return null;
  const [tags, lemmas] = [nlp.its.pos, nlp.its.lemma].map(
    (its) => tokens.out(its as unknown as TokenReader) as string[],
  );
  return words.map((_, index) => [tags?.[index] ?? '', lemmas?.[index] ?? '']);
}

function tagged(words: readonly string[]): (string | undefined)[][] | null {
  const own = tagPlaces(words.map(placeOf));
  return own === null ? null : words.map((_, index) => [own.tagAt(index), own.lemmaAt(index)]);
}

const word = fc.oneof(
  fc.constantFrom(...Array.from(listedWords()).filter(isEnglishWordForm)),
  fc.constantFrom(...'the a to of and we that is are it they in on with which not have will do , . 5 Kenya'.split(' ')),
  fc.constantFrom(
    ..."book sells running painted slowly things organised centre children left leaves n't can't".split(' '),
  ),
);

describe('tagPlaces', () => {
  it('tags any words of the dictionary as wink does', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        expect(tagged(words)).toEqual(taggedByWink(words));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves a text with a word of no dictionary alone', () => {
    expect(tagPlaces(['we', 'zorbify'].map(placeOf))).toBeNull();
  });
});

describe('isEnglishWordForm', () => {
  it.each([
    ['storage', true],
    ['Kenya', true],
    ['zorbify', false],
  ])('%s: %s', (form, isForm) => {
    expect(isEnglishWordForm(form)).toBe(isForm);
  });
});
