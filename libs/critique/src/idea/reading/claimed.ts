import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { quoted } from '../../engine/quotes.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import { isDenied } from '../risk/meant.js';
import { valueOf, type IdeaReading } from './idea-reading.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';

const FEWEST_THINGS = 2;
/** Such a word alone names no second product: "which tells magnesium also". */
const SAYS_NOTHING = /^(?:also|later|eventually|in addition|as well as)$/i;

/** "The week you close, test everything, photograph it": what is done one after the other, or by others. */
const TELLS_STEPS = /\b(?:there (?:is|are)|when|you|they|week|because|then)\b/i;

/** "Papers from the police, hospital, consulate and customs": who hands them out. */
const OF_PAPERS =
  /^(?:different )?(?:papers?|forms?|permits?|certificates?|letters?|signatures?|approvals?) (?:from|of|by)\b/i;

/** "From 2006, fan's running, no spark": a scene, and no list of what is sold. */
const TELLS_SCENE =
  /\bno$|\d ?(?:kwp?|kwh|kg|mm|cm|ml|gb|mah|volts?|watts?)\b|\b(?:19|20)\d\d\b|\bno [a-z]{3,12}\b|\b[a-z]{2,15}['’]s [a-z]{3,12}ing\b/i;

/** "HCPCS codes, labor units, proof of need, the": a list that goes on behind is of the parts of one thing. */
const GOES_ON = /\b(?:the|an?|of|and|or|to|for|with)$/i;

/** What is sold is offered, included or to come; fermentation for 4, 5 or 7 days is none of it. */
const OFFERS = new RegExp(
  String.raw`\b(?:offer(?:s|ing)?|includ(?:es?|ing)|features|combin(?:es|ing)|all[- ]in[- ]one|suite|modules|super-?app|everything in|one[- ]stop` +
    String.raw`|(?:will|would|'ll|to) (?:also )?(?:have|be|add|offer|sell|launch)` +
    String.raw`|we (?:also )?(?:do|sell|make|offer|provide|build|have)|(?:also|later|and then) (?:an?|a marketplace|add|sell))\b`,
  'i',
);

const textAt = ({ idea }: IdeaReading, { field, start, end }: IdeaSpan): string =>
  idea.fields[field].original.slice(start, end);

const spansOf = ({ score }: IdeaReading, id: IdeaFeatureId): readonly IdeaSpan[] =>
  score.features.filter((feature) => feature.id === id).flatMap(({ spans }) => spans);

/** Where an idea lists many products; empty where it has only words that may stand between any two sentences. */
export function manyThingsIn(reading: IdeaReading): readonly IdeaSpan[] {
  if (valueOf(reading, 'product.features') < FEWEST_THINGS) return [];
  return spansOf(reading, 'product.features').filter(
    (span) =>
      ![SAYS_NOTHING, TELLS_STEPS, OF_PAPERS, TELLS_SCENE, GOES_ON].some((pattern) =>
        pattern.test(textAt(reading, span)),
      ) &&
      !/\d/.test(textAt(reading, span)) &&
      OFFERS.test(sentenceAround(reading.idea.fields[span.field].original, span)) &&
      !isDenied(reading.idea.fields[span.field].original, span) &&
      (span.field !== 'ideaBrief' || reading.roles().maySay(textAt(reading, span), 'product')) &&
      !tellsOfPast(sentenceAround(reading.idea.fields[span.field].original, span)),
  );
}

/** The first of these products, in quotes; empty where there are none. */
export function quotedThingIn(reading: IdeaReading): string {
  const [span] = manyThingsIn(reading);
  return span === undefined ? '' : quoted(reading.idea.fields[span.field].original, span);
}

/**
 * Where an idea speaks of a market by its size, and not of what a founder saw at a former employer.
 * @param words what such a size is called
 */
export const largeMarketsIn = (reading: IdeaReading, words: RegExp): readonly IdeaSpan[] =>
  spansOf(reading, 'market.billions').filter(
    (span) =>
      words.test(textAt(reading, span)) && !tellsOfPast(sentenceAround(reading.idea.fields[span.field].original, span)),
  );
