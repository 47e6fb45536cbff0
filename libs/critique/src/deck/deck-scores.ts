import {
  DECK_CRITERIA,
  type DeckCriterion,
  type DeckReview,
  type DeckRow,
  type DeckSlideKind,
  type ReviewedSlide,
} from '@playbook/contracts/decks/deck-review.schema';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { isFoot, type SlideReading } from './slide-reading.js';
import { wordsOf } from './states-point.js';
import { type JudgedDeck, storyKinds, storySlide } from './story.js';

const MAX_POINTS = 100;
const CUES = readSinglePatterns('deck-figures', ['amountAsked', 'termsOfMoney', 'useOfMoney', 'number']);

type Score = DeckReview['scores'][number];

const scored = (criterion: DeckCriterion, rows: DeckRow[]): Score => {
  const sum = rows.reduce((total, { points }) => total + points, 0);
  const score = Math.min(MAX_POINTS, Math.max(0, sum));
  if (score !== sum) rows.push({ label: 'Points are 0 to 100', points: score - sum });
  return { criterion, score, rows };
};

const share = (slides: readonly ReviewedSlide[], id: ReviewedSlide['remarks'][number]['id']): number =>
  slides.length === 0
    ? 0
    : slides.filter(({ remarks }) => remarks.some((remark) => remark.id === id)).length / slides.length;

/** Points that are lost by the share of slides with a remark. */
const lost = (
  slides: readonly ReviewedSlide[],
  id: Parameters<typeof share>[1],
  label: string,
  most: number,
): DeckRow[] => {
  const part = share(slides, id);
  return part === 0
    ? []
    : [{ label: `${label}: ${Math.round(part * 100)}% of the slides`, points: -Math.round(most * part) }];
};

/** Kinds of slides within a sentence. */
const KIND_NAMES: Readonly<Record<DeckSlideKind, string>> = {
  title: 'the title',
  problem: 'the problem',
  solution: 'the solution',
  demo: 'the demo',
  market: 'the market',
  traction: 'traction',
  model: 'the business model',
  competition: 'the competition',
  team: 'the team',
  ask: 'the ask',
  other: 'anything else',
};

/** All points with what earns them, or else with what takes some of them. */
const fullUnless = (praise: string, losses: readonly DeckRow[]): DeckRow[] => [
  { label: losses.length === 0 ? praise : 'All points, before these are taken off', points: MAX_POINTS },
  ...losses,
];

function storyOf(deck: JudgedDeck): Score {
  const rows = storyKinds(deck.purpose).map(({ kind, points }) => {
    const slide = storySlide(deck, kind);
    return slide === undefined
      ? { label: `No slide was found for ${KIND_NAMES[kind]}`, points: 0 }
      : { label: `Slide ${slide.number}: ${KIND_NAMES[kind]}`, points };
  });
  return scored('story', rows);
}

function clarityOf({ slides }: JudgedDeck): Score {
  const others = slides.filter(({ kind }) => kind !== 'title');
  return scored(
    'clarity',
    fullUnless('Every slide states one thing', [
      ...lost(others, 'topic-title', 'Titles that only name a topic', 60),
      ...lost(others, 'several-ideas', 'Several ideas on a slide', 60),
      ...lost(others, 'buzzwords', 'Words that a partner skips', 40),
      ...lost(others, 'too-many-words', 'Too many words', 40),
    ]),
  );
}

const PROOF_REMARKS = [
  ['cumulative', 'A number that can only rise', 25],
  ['vanity', 'Visitors instead of customers', 25],
  ['tiny-base', 'A percentage of a small number', 15],
  ['no-date', 'A figure without a date', 15],
  ['no-source', 'A figure without a source', 15],
  ['logos', 'Logos without a claim', 15],
] as const;

function proofOf(deck: JudgedDeck): Score {
  const { slides, readings } = deck;
  const traction = storySlide(deck, 'traction');
  const hasNumber = (kind: DeckSlideKind): boolean => {
    const own = slides.filter((slide) => slide.kind === kind);
    const told = own.length > 0 ? own : [storySlide(deck, kind)];
    return told.some((slide) => slide !== undefined && CUES.number.test(readings[slides.indexOf(slide)]?.text ?? ''));
  };
  const rows: DeckRow[] = [
    traction === undefined
      ? { label: 'No slide shows that somebody uses or pays', points: 0 }
      : { label: `Slide ${traction.number} shows what happened`, points: 40 },
    ...(['traction', 'problem', 'market'] as const).map((kind) => ({
      label: hasNumber(kind) ? `A number for ${KIND_NAMES[kind]}` : `No number for ${KIND_NAMES[kind]}`,
      points: hasNumber(kind) ? 20 : 0,
    })),
  ];
  for (const [id, label, points] of PROOF_REMARKS) if (share(slides, id) > 0) rows.push({ label, points: -points });
  return scored('proof', rows);
}

function legibilityOf({ slides }: JudgedDeck): Score {
  const readable = slides.filter(({ words }) => words > 0);
  if (readable.length === 0) return { criterion: 'legibility', score: null, rows: [] };
  return scored(
    'legibility',
    fullUnless('Every slide can be read from the last row', [
      ...lost(readable, 'small-letters', 'Letters that are too small', 70),
      ...lost(readable, 'low-contrast', 'Pale letters', 70),
      ...lost(readable, 'too-many-words', 'Too many words', 70),
    ]),
  );
}

/** Whether a slide that asks says what for: in words for that, or in a line on something else than the money itself. */
const saysUse = ({ text, body }: SlideReading): boolean =>
  CUES.useOfMoney.test(text) ||
  body.some((line) => !isFoot(line) && wordsOf(line.text).length > 1 && !CUES.termsOfMoney.test(line.text));

function askOf(deck: JudgedDeck): Score {
  const slide = storySlide(deck, 'ask');
  const reading = slide && deck.readings[deck.slides.indexOf(slide)];
  if (slide === undefined || reading === undefined)
    return scored('ask', [{ label: 'No slide says what you ask for', points: 0 }]);
  return scored('ask', [
    { label: `Slide ${slide.number} asks`, points: 40 },
    CUES.amountAsked.test(reading.text)
      ? { label: 'With an amount', points: 30 }
      : { label: 'Without an amount', points: 0 },
    saysUse(reading) ? { label: 'With what it is for', points: 30 } : { label: 'Without what it is for', points: 0 },
  ]);
}

const BY_WORDS = { story: storyOf, clarity: clarityOf, proof: proofOf, ask: askOf } as const;

/** The five scores; those of words are null where words were not judged. */
export const scoresOf = (deck: JudgedDeck): Score[] =>
  DECK_CRITERIA.map((criterion) => {
    if (criterion === 'legibility') return legibilityOf(deck);
    return deck.areWordsJudged ? BY_WORDS[criterion](deck) : { criterion, score: null, rows: [] };
  });

/** The mean of what was scored; null where less than half was. */
export function overallOf(scores: readonly Score[]): number | null {
  const known = scores.flatMap(({ score }) => score ?? []);
  if (known.length * 2 < scores.length) return null;
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
