import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

/** The part of wink's core model this library reads: its dictionary of about 85,000 English word forms. */
interface CoreModel {
  readonly features: {
    readonly lexeme: { readonly hash: Readonly<Record<string, number>>; readonly intrinsicSize: number };
  };
}

const core = (model as unknown as { core: () => CoreModel }).core();
const dictionary = core.features.lexeme.hash;
const dictionarySize = core.features.lexeme.intrinsicSize;
const sharedCore = { ...model, core: () => core };
const nlp = winkNLP(sharedCore as typeof model, ['pos']);

/** True for a word form of the English dictionary (case matters: `Kenya`, `storage`). */
export function isEnglishWordForm(word: string): boolean {
  const place: unknown = dictionary[word];
  return typeof place === 'number' && place < dictionarySize;
}

/** The types of wink do not fit their own `out`; both read a string for each token. */
type TokenReader = Parameters<ReturnType<ReturnType<typeof nlp.readDoc>['tokens']>['out']>[0];

/**
 * Part of speech and lemma of each word, or null when the tagger split one of them. Callers pass dictionary words only:
 * wink keeps every word it has not seen for the life of the process, which would leak memory and founders' words.
 */
export function tagDictionaryWords(words: readonly string[]): { pos: string[]; lemma: string[] } | null {
  const tokens = nlp.readDoc(words.join(' ')).tokens();
  if (tokens.length() !== words.length) return null;
  return {
    pos: tokens.out(nlp.its.pos as unknown as TokenReader) as string[],
    lemma: tokens.out(nlp.its.lemma as unknown as TokenReader) as string[],
  };
}
