import type { Span } from '@playbook/contracts/core/span.schema';
import { PRODUCT_NOUNS } from '../../../lexicon/product-nouns.js';
import { CONCRETE_VERBS } from '../../../lexicon/verbs.js';
import { concreteVerbs, verbLemma } from '../../../text/grammar/verb.js';
import { tokenSpan, type Token } from '../../../text/tokens/token.js';
import { presentDeed } from '../product-names.js';
import { segmentsIn } from '../segments.js';
import type { CueSpans } from '../talk-cues.js';
import { ownDeedAt } from './own-product.js';

/** What founders do besides their product. */
const OTHER_DEEDS = new Set(
  'call hire grow test walk count score share return wake stop time read issue fund join run'.split(' '),
);

const NOTHING = /^(?:nothing|no|nobody|each|you|it|them|ourselves)$/;

const lastWord = (words: string): string => words.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

/** Names of the speakers in small letters: what they do by themselves is no product. */
export const speakersIn = (text: string, cues: readonly CueSpans[]): ReadonlySet<string> =>
  new Set(cues.flatMap(({ name }) => name.map(({ start, end }) => lastWord(text.slice(start, end)))));

/** Where a place is named and no subject: "the roaster in Berlin pays nine". */
const BEFORE_PLACE = /^(?:in|from|near|of|around|across|to|outside)$/;
const isJob = (verb: Token): boolean => CONCRETE_VERBS.has(verbLemma(verb));

const isPlaceAt = (tokens: readonly Token[], at: number): boolean => BEFORE_PLACE.test(tokens[at - 1]?.lower ?? '');

/** The verb behind a subject when it is of a job that one can watch; null for "we sell nothing" and "we met each other". */
function jobAfter(tokens: readonly Token[], at: number): Token | null {
  const verb = tokens[at + 1];
  if (verb?.kind !== 'word' || !isJob(verb)) return null;
  return NOTHING.test(tokens[at + 2]?.lower ?? '') ? null : verb;
}

/** Names of people, and of what they make. */
export interface TalkNames {
  readonly speakers: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** What a product does that was named: it may be anything. */
function namedDeedAt(tokens: readonly Token[], at: number, { products }: TalkNames): Span | null {
  const subject = tokens[at];
  const isSubject = subject !== undefined && !isPlaceAt(tokens, at);
  const deed = isSubject && products.has(subject.lower) ? presentDeed(tokens, at) : null;
  return subject === undefined || deed === null ? null : tokenSpan(subject, deed);
}

/** "Rentbook collects", "we collect": a name or we, and what it does. */
function deedAt(tokens: readonly Token[], at: number, { speakers }: TalkNames): Span | null {
  const subject = tokens[at];
  const verb = jobAfter(tokens, at);
  if (subject === undefined || verb === null || isPlaceAt(tokens, at)) return null;
  const lemma = verbLemma(verb);
  const isNamed = subject.proper && !speakers.has(subject.lower) && verb.lower.endsWith('s') && verb.lower !== lemma;
  const isOurs = subject.lower === 'we' && verb.lower === lemma && !OTHER_DEEDS.has(lemma);
  return isNamed || isOurs ? tokenSpan(subject, verb) : null;
}

/** A thing that one could open or hold, something done that one could watch, or a customer. */
const isConcrete = (tokens: readonly Token[]): boolean =>
  segmentsIn(tokens).length > 0 ||
  tokens.some(({ kind, lemma, lower }) => kind === 'word' && (PRODUCT_NOUNS.has(lemma) || PRODUCT_NOUNS.has(lower))) ||
  concreteVerbs(tokens).length > 0;

/** Where a sentence says what the product is. "We make a difference" and "Luis grows coffee" look like it and are none. */
export function whatIn(text: string, { what, making }: CueSpans, tokens: readonly Token[], names: TalkNames): Span[] {
  const isOfSpeaker = ({ start, end }: Span): boolean =>
    text
      .slice(start, end)
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .some((word) => names.speakers.has(word));
  const said = [...(isConcrete(tokens) ? what : []), ...making].filter((span) => !isOfSpeaker(span));
  const deeds = tokens
    .map((_, at) => namedDeedAt(tokens, at, names) ?? deedAt(tokens, at, names) ?? ownDeedAt(tokens, at, isJob))
    .filter((deed) => deed !== null);
  return [...said, ...deeds].toSorted((a, b) => a.start - b.start);
}
