import type { DeckAnalysis, DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckCriterion, DeckPurpose } from '@playbook/contracts/decks/deck-review.schema';
import { type ComparedScore, compareScores } from '../scores/compare-scores.js';
import { matchSlides, type SlidePair, slideWords } from './match-slides.js';

type Slide = Pick<DeckSlideRecord, 'number' | 'lines' | 'review'>;

/** A version of a deck that was judged. */
export interface JudgedVersion {
  readonly review: Pick<NonNullable<DeckAnalysis['review']>, 'purpose' | 'overallScore' | 'scores'>;
  readonly slides: readonly Slide[];
}

/** A slide in two versions of a deck. */
export interface ComparedSlide {
  /** Numbers from 1; null where a version lacks the slide. */
  readonly previousNumber: number | null;
  readonly currentNumber: number | null;
  /** The title that it has now, or had. */
  readonly title: string | null;
  /** It has other words. */
  readonly isChanged: boolean;
  /** It stands before or after slides that it stood after or before. */
  readonly isMoved: boolean;
  readonly score: ComparedScore;
}

/** What changed from one version of a deck to the next. */
export interface ComparedDecks {
  /** Decks for different purposes have different limits: their scores say little about each other. */
  readonly isSamePurpose: boolean;
  readonly previousPurpose: DeckPurpose;
  readonly overall: ComparedScore;
  readonly criteria: readonly (ComparedScore & { readonly criterion: DeckCriterion })[];
  /** Those of the current deck in their order, then those that are gone. */
  readonly slides: readonly ComparedSlide[];
}

/** The places, in a list, of a longest part of it that only rises. */
function longestRise(values: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const befores: number[] = [];
  values.forEach((value, index) => {
    const best = values
      .slice(0, index)
      .reduce(
        (found, earlier, place) => (earlier < value && (lengths[place] ?? 0) > (lengths[found] ?? 0) ? place : found),
        -1,
      );
    lengths.push((lengths[best] ?? 0) + 1);
    befores.push(best);
  });
  const rise = new Set<number>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = befores[at] ?? -1) rise.add(at);
  return rise;
}

const textOf = (slide: Slide): string => slideWords(slide).join(' ');

function keptSlide(previous: Slide, current: Slide, isMoved: boolean): ComparedSlide {
  return {
    previousNumber: previous.number,
    currentNumber: current.number,
    title: current.review.title,
    isChanged: textOf(previous) !== textOf(current),
    isMoved,
    score: compareScores(previous.review.score, current.review.score),
  };
}

function newSlide({ number, review }: Slide): ComparedSlide {
  const score = compareScores(null, review.score);
  return {
    previousNumber: null,
    currentNumber: number,
    title: review.title,
    isChanged: false,
    isMoved: false,
    score,
  };
}

function goneSlide({ number, review }: Slide): ComparedSlide {
  const score = compareScores(review.score, null);
  return {
    previousNumber: number,
    currentNumber: null,
    title: review.title,
    isChanged: false,
    isMoved: false,
    score,
  };
}

function compareSlides(previous: readonly Slide[], current: readonly Slide[]): ComparedSlide[] {
  const pairs = matchSlides(previous, current);
  const inOrder = longestRise(pairs.map((pair) => pair.previous));
  const moved = new Set(pairs.filter((_, index) => !inOrder.has(index)));
  const byCurrent = new Map<number, SlidePair>(pairs.map((pair) => [pair.current, pair]));
  const kept = new Set(pairs.map((pair) => pair.previous));
  return [
    ...current.map((slide, index) => {
      const pair = byCurrent.get(index);
      const before = pair === undefined ? undefined : previous[pair.previous];
      return pair === undefined || before === undefined ? newSlide(slide) : keptSlide(before, slide, moved.has(pair));
    }),
    ...previous.filter((_, index) => !kept.has(index)).map(goneSlide),
  ];
}

/** Compares two versions of a deck: the scores, and slide by slide what is new, changed, moved and gone. */
export function compareDecks(previous: JudgedVersion, current: JudgedVersion): ComparedDecks {
  const scores = new Map(previous.review.scores.map(({ criterion, score }) => [criterion, score]));
  return {
    isSamePurpose: previous.review.purpose === current.review.purpose,
    previousPurpose: previous.review.purpose,
    overall: compareScores(previous.review.overallScore, current.review.overallScore),
    criteria: current.review.scores.map(({ criterion, score }) => ({
      criterion,
      ...compareScores(scores.get(criterion) ?? null, score),
    })),
    slides: compareSlides(previous.slides, current.slides),
  };
}
