import { createRequire } from 'node:module';

/** Where a field of a word form stands: which 32-bit word of its entry, the bits there, and how far they are shifted. */
type FieldPlace = readonly [word: number, mask: number, shift: number];
type FieldName =
  | 'isBaseForm'
  | 'isContraction'
  | 'isSLemma'
  | 'isSpellingMapped'
  | 'lemma'
  | 'lexemeCID'
  | 'normal'
  | 'pos'
  | 'posHint';

/** The part of wink's core model this library reads: its dictionary of about 85,000 English word forms. */
interface CoreModelFile {
  /** By tag: its number. */
  readonly pos: { readonly hash: Readonly<Record<string, number>>; readonly list: readonly string[] };
  readonly features: {
    readonly lexeme: { readonly list: readonly string[] };
    /** Sets of tags a word can have: tags joined by `_`. */
    readonly posClusters: { readonly list: readonly string[] };
  };
  /** Length of an entry in 32-bit words, and what stands where in it. */
  readonly packing: { readonly size: number; readonly layout: Readonly<Record<FieldName, FieldPlace>> };
  /** Base64 of the entries, in the order of the word forms. */
  readonly lexicon: string;
}

/** Wink's lemma of a word form, which asks back whether a form is the base form of a word with that tag. */
type Lemmatise = (word: string, tag: string, forms: { hasSamePOS: (word: string, tag: string) => boolean }) => string;

const WINK = 'wink-eng-lite-web-model/dist';
const require = createRequire(import.meta.url);
// The package's own entry copies all of this before it hands it out, and loads models that nobody here asks.
const core = require(`${WINK}/languages/cur/models/eng-core-web-model.json`) as CoreModelFile;
const lemmatise = require(`${WINK}/lemmatize.js`) as Lemmatise;
/** Two automata that correct tags by the tags around them, each a JSON text. */
export const TAG_RULES = require(`${WINK}/languages/cur/models/eng-pos-model.json`) as readonly string[];

const { size, layout } = core.packing;
const forms = core.features.lexeme.list;
const places = new Map<string, number>();
for (const form of forms) places.set(form, places.size);
const entries = new Uint32Array(new Uint8Array(Buffer.from(core.lexicon, 'base64')).buffer);
const clusters = core.features.posClusters.list.map(
  (tags) => new Set(tags.split('_').map((tag) => core.pos.hash[tag] ?? 0)),
);

/** Names of the tags, by number. */
export const TAGS = core.pos.list;
const NOUN = core.pos.hash['NOUN'] ?? 0;

/** Reads a field of the word form at a place. */
function fieldOf(name: FieldName): (place: number) => number {
  const [word, mask, shift] = layout[name];
  return (place) => ((entries[place * size + word] ?? 0) & mask) >>> shift;
}
const lemmaOf = fieldOf('lemma');
const groupOfTags = fieldOf('lexemeCID');
const stepsToNormal = fieldOf('normal');
const tagOf = fieldOf('pos');
const isBase = fieldOf('isBaseForm');
const isSeveral = fieldOf('isContraction');
const hasOneLemma = fieldOf('isSLemma');
const isMapped = fieldOf('isSpellingMapped');

/** The form in American spelling: "organise" is "organize". */
const mapped = (place: number): number => (isMapped(place) === 1 ? lemmaOf(place) : place);

/** The form in lower case and in American spelling. */
const normal = (place: number): number => (isMapped(place) === 1 ? lemmaOf(place) : place + stepsToNormal(place));

/** Where a word form stands in the dictionary; undefined for any other word (case matters: `Kenya`, `storage`). */
export function placeOf(word: string): number | undefined {
  return places.get(word);
}

/** True for a form that stands for several words: "can't". */
export const isContraction = (place: number): boolean => isSeveral(place) === 1;

/** The tag a form has most often. */
export const usualTag = (place: number): number => tagOf(mapped(place)) || NOUN;

/** Number of the group of words that rules treat alike; 0 for a word no rule names. */
export const ruleGroup = fieldOf('posHint');

/** True for a tag that the normal form of a word form can have. */
export const canBe = (place: number, tag: number): boolean => clusters[groupOfTags(normal(place))]?.has(tag) ?? false;

function isBaseForm(word: string, tag: string): boolean {
  const place = places.get(word);
  if (place === undefined || isContraction(place) || isBase(place) === 0) return false;
  return clusters[groupOfTags(place)]?.has(core.pos.hash[tag] ?? 0) ?? false;
}
const BASE_FORMS = { hasSamePOS: isBaseForm };

/** The base form of a word form with a tag: "sent" as a verb is "send". */
export function dictionaryLemma(place: number, tag: string): string {
  const own = mapped(place);
  if (hasOneLemma(own) === 1) return forms[lemmaOf(own)] ?? '';
  return lemmatise(forms[normal(place)] ?? '', tag, BASE_FORMS);
}
