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
export function distinct(spans: readonly Span[]): Span[] {
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

/** Families of cues by name, and their cues by name. */
type CueFamilies = Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>>;

/** What is found of a cue: its spans by pattern, as `spansMatching` finds them. */
export interface FoundCue {
  readonly name: string;
  readonly count: AnswerFeatureId;
  readonly rate: AnswerFeatureId;
  readonly spans: readonly Span[];
}

/** Families of cues that are searched for in one pass, and the names of their features. */
export class CueSearch {
  private readonly cues: readonly Omit<FoundCue, 'spans'>[];
  private readonly patterns: PatternLists;

  constructor(families: CueFamilies) {
    const cues = Object.entries(families).flatMap(([family, own]) =>
      Object.entries(own).map(([cue, patterns]) => ({ family, cue, patterns })),
    );
    this.cues = cues.map(({ family, cue }) => ({
      name: `${family}.${cue}`,
      count: featureId(ANSWER_FEATURES, `${family}.${cue}`),
      rate: featureId(ANSWER_FEATURES, `${family}Rate.${cue}`),
    }));
    this.patterns = new PatternLists(cues.map(({ patterns }) => patterns));
  }

  /** Those cues that are found. */
  find(squeezed: SqueezedText): FoundCue[] {
    return this.patterns.spansIn(squeezed).flatMap((spans, index) => {
      const cue = this.cues[index];
      return cue === undefined || spans.length === 0 ? [] : [{ ...cue, spans }];
    });
  }
}

/** Number and rate of the matches of each cue that was found. */
export const cueFeatures = (found: readonly FoundCue[], words: number): AnswerFeature[] =>
  found.flatMap(({ count, rate, spans }) => {
    const own = distinct(spans);
    return [counted(count, own), rated(rate, own, words)];
  });

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
