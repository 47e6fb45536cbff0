import { NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import type {
  DeckPurpose,
  DeckReview,
  DeckSlideKind,
  ReviewedSlide,
} from '@playbook/contracts/decks/deck-review.schema';
import { rubricEngine } from '../engine/rubric-engine.js';
import { languageOf } from '../text/language/language.js';
import { saysThing } from './cover.js';
import { overallOf, scoresOf } from './deck-scores.js';
import { remarksOn } from './remarks/remarks-on.js';
import { betterTitleOf } from './better-title.js';
import { kindOf, possibleKinds } from './slide-kind.js';
import { readSlide, type SlideReading } from './slide-reading.js';
import { slideAnswer } from './slide-answer.js';
import { slideScore } from './slide-score.js';
import { palestLine, type SlideToJudge, smallestLine } from './slide-to-judge.js';
import { wordsOf } from './states-point.js';
import { type JudgedDeck, storyKinds, storySlide } from './story.js';

const DECK_ENGINE = rubricEngine('1.2.0');
const QUOTE_MAX_CHARS = 200;
/** Words of why a kind of slide is wanted. */
const MISSING: Partial<Readonly<Record<DeckSlideKind, string>>> = {
  problem: 'No slide was found that says who has which problem, and what it costs them.',
  solution: 'No slide was found that says what you make and what it does for somebody.',
  traction:
    'No slide was found that shows what happened so far. Where nobody uses it yet, say what you built and learned.',
  market: 'No slide was found that says how many could pay how much.',
  model: 'No slide was found that says who pays you, how much and how often.',
  competition: 'No slide was found that says what people use instead today.',
  team: 'No slide was found that says who you are, and why you can build this.',
  ask: 'No slide was found that says how much you ask for, and what it will have done.',
};

const ONLY_ON_COVER =
  'Slide 1 says what you make. No slide after it was found that shows how it works and what it does for somebody.';
function wordsNotJudged(readings: readonly SlideReading[]): DeckReview['wordsNotJudged'] {
  const text = readings.map((reading) => reading.text).join('\n');
  if (wordsOf(text).length === 0) return 'no-text';
  return languageOf(text) === 'english' ? null : 'not-english';
}

function reviewSlide(judged: SlideToJudge): ReviewedSlide {
  const { slide, kind, isEnglish } = judged;
  const remarks = remarksOn(judged);
  return {
    number: slide.facts.number,
    kind,
    title: slide.title,
    words: slide.words,
    score: slideScore(remarks, slide.words),
    smallestPt: smallestLine(judged)?.sizePt ?? null,
    contrast: palestLine(judged)?.contrast ?? null,
    remarks,
    betterTitle: isEnglish && kind !== 'title' ? betterTitleOf(slide) : null,
    answer: isEnglish ? slideAnswer(slide, kind) : null,
  };
}

function missingIn(judged: JudgedDeck, cover: SlideReading): DeckReview['missing'] {
  return storyKinds(judged.purpose).flatMap(({ kind }) => {
    const text = kind === 'solution' && saysThing(cover) ? ONLY_ON_COVER : MISSING[kind];
    return text === undefined || storySlide(judged, kind) !== undefined ? [] : [{ kind, text }];
  });
}

/**
 * Judges a deck by docs/deck-rubric.md on what was read of it: offline, synchronous, and always the same for the same deck. What could not
 * be read is not scored.
 */
export function reviewDeck(deck: DeckFacts, purpose: DeckPurpose): DeckReview {
  const readings = deck.slides.map(readSlide);
  const [cover] = readings;
  const notJudged = wordsNotJudged(readings);
  const isEnglish = notJudged === null && cover !== undefined;
  const slides = readings.map((slide) =>
    reviewSlide({
      slide,
      kind: isEnglish ? kindOf(slide, cover) : 'other',
      name: cover?.title ?? null,
      deck,
      purpose,
      isEnglish,
    }),
  );
  const possible = readings.map((slide, index) =>
    isEnglish ? possibleKinds(slide, slides[index]?.kind ?? 'other', cover.title) : new Set<DeckSlideKind>(),
  );
  const judged = { purpose, slides, readings, possible, areWordsJudged: isEnglish };
  const scores = scoresOf(judged);
  return {
    purpose,
    overallScore: overallOf(scores),
    scores,
    slides,
    missing: isEnglish ? missingIn(judged, cover) : [],
    injections: readings.flatMap(({ injection, facts }) =>
      injection === null ? [] : [{ slide: facts.number, quote: injection.slice(0, QUOTE_MAX_CHARS).toWellFormed() }],
    ),
    wordsNotJudged: notJudged,
    engine: DECK_ENGINE,
    ...NOT_DEGRADED,
  };
}
