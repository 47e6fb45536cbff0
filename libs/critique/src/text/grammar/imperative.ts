import type { PartOfSpeech, Token } from '../tokens/token.js';

/** What follows a verb that opens a sentence and asks the reader to do something, and never a noun that opens one. */
const OBJECT_OPENINGS = new Set(
  'the a an this your our my his her their its it them us me any every all no more less what how like yes'.split(' '),
);
/** Words of which the tagger makes verbs or nouns that can stand before such an object without asking for anything. */
const NO_REQUESTS = new Set(
  'unlike like whatever whichever half both such per plus minus available today tomorrow yesterday tonight im'.split(
    ' ',
  ),
);
/** The tagger takes "Book a table" for a noun and "Own the shelf" for an adjective. */
const TAGS: ReadonlySet<PartOfSpeech> = new Set(['VERB', 'NOUN', 'ADJ']);
const BASE_FORM = /(?:[^s]|ss)$/;

/** "Own the shelf.", "Rent a kiln": a sentence that opens by asking the reader to do something. */
export function opensRequest(tokens: readonly Token[], index: number): boolean {
  const [verb, next] = [tokens[index], tokens[index + 1]];
  if (verb === undefined || next === undefined || !verb.sentenceInitial || verb.proper || verb.kind !== 'word')
    return false;
  return (
    TAGS.has(verb.pos) &&
    BASE_FORM.test(verb.lower) &&
    !/(?:ing|ed)$/.test(verb.lower) &&
    !NO_REQUESTS.has(verb.lower) &&
    OBJECT_OPENINGS.has(next.lower) &&
    next.text !== 'US'
  );
}
