import type { Span } from '@playbook/contracts/core/span.schema';
import { feature, type Feature } from '../../engine/feature.js';
import type { FeatureReader } from '../../engine/feature-reader.js';
import { featureId } from '../../engine/feature-registry.js';
import { overlaps } from '../../text/spans/span.js';
import { PatternLists, spansMatching, type SqueezedText } from '../../text/search/squeezed-text.js';
import type { Token } from '../../text/tokens/token.js';
import { ANSWER_FEATURES, type AnswerFeatureId } from '../feature-registry.js';

/** A measurement of an answer. */
export type AnswerFeature = Feature<Span, AnswerFeatureId>;

/** The measurements of an answer by name. */
export type AnswerReader = FeatureReader<Span, AnswerFeatureId>;

const PER_WORDS = 100;
const MAX_COUNT = 6;

export const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** How many there are, up to `most`, and the words they stand on. */
export function counted(id: AnswerFeatureId, found: readonly Span[], most = MAX_COUNT): AnswerFeature {
  return feature(id, Math.min(found.length, most), found);
}

/** How many there are in a hundred words. */
export function rated(id: AnswerFeatureId, found: readonly Span[], words: number): AnswerFeature {
  return feature(id, (found.length * PER_WORDS) / Math.max(1, words), found);
}

/** Spans in order of appearance; of two that overlap only the earlier counts. */
function distinct(spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1);
    if (last === undefined || !overlaps(last, span)) found.push(span);
  }
  return found;
}

/** Matches of the patterns in order of appearance; of two that overlap only the earlier counts. */
export function distinctMatches(squeezed: SqueezedText, patterns: readonly RegExp[]): Span[] {
  return distinct(spansMatching(squeezed, patterns));
}

/** Cues that are searched for together, and the names of their features. */
export class CueFamily {
  private readonly ids: readonly (readonly [count: AnswerFeatureId, rate: AnswerFeatureId])[];
  private readonly patterns: PatternLists;

  constructor(family: string, cues: Readonly<Record<string, readonly RegExp[]>>) {
    this.ids = Object.keys(cues).map(
      (name) =>
        [featureId(ANSWER_FEATURES, `${family}.${name}`), featureId(ANSWER_FEATURES, `${family}Rate.${name}`)] as const,
    );
    this.patterns = new PatternLists(Object.values(cues));
  }

  /** Number and rate of the matches of each cue that is found. */
  featuresOf(squeezed: SqueezedText, words: number): AnswerFeature[] {
    const found = this.patterns.spansIn(squeezed);
    return this.ids.flatMap(([count, rate], cue) => {
      const own = distinct(found[cue] ?? []);
      if (own.length === 0) return [];
      return [counted(count, own), rated(rate, own, words)];
    });
  }
}

const CLOSED_CLASS: ReadonlySet<string> = new Set([
  'DET',
  'ADP',
  'AUX',
  'PRON',
  'CCONJ',
  'SCONJ',
  'PART',
  'PUNCT',
  'SYM',
  'INTJ',
]);

/** Words and numbers that mean something by themselves: "is used by" weighs as much as "use". */
export function meaningTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, pos }) => kind === 'number' || (kind === 'word' && !CLOSED_CLASS.has(pos)));
}
