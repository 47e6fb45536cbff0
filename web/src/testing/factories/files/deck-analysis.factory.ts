import { NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import {
  type DeckAnalysis,
  type DeckSlideRecord,
  type DeckSummary,
  deckSummarySchema,
  type WholeDeckReview,
} from '@playbook/contracts/decks/deck-analysis.schema';
import {
  DECK_CRITERIA,
  type DeckRemark,
  type DeckSlideKind,
  type ReviewedSlide,
} from '@playbook/contracts/decks/deck-review.schema';

let count = 0;

/** A deck of 16 by 9 at its usual size. */
const LAYOUT = { format: 'pdf', widthPt: 960, heightPt: 540, isDrawn: true } as const;
const LINE_BOX = { left: 0.05, top: 0.3, width: 0.6, height: 0.06 };

export const PALE_REMARK: DeckRemark = {
  id: 'low-contrast',
  criterion: 'legibility',
  text: '\u201cOne in eight claims is denied\u201d has a contrast of 1.6 to 1 with what is behind it.',
  fix: 'Use letters that differ from the background by 3 to 1 at least.',
  box: LINE_BOX,
};
export const WORDY_REMARK: DeckRemark = {
  id: 'too-many-words',
  criterion: 'legibility',
  text: 'There are 84 words on this slide; 60 are as many as this kind of deck should have.',
  fix: 'Keep the one line that the slide is for.',
  box: null,
};

interface PlannedSlide extends Partial<Omit<ReviewedSlide, 'kind' | 'title'>> {
  readonly kind: DeckSlideKind;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly pictureUrl?: string | null;
}

/** A slide with a title and lines below it. */
export function buildSlide(number: number, planned: PlannedSlide): DeckSlideRecord {
  const { lines = [], pictureUrl = `/objects/slides/${number}`, ...review } = planned;
  const line = (text: string, place: number) => ({
    text,
    box: { ...LINE_BOX, top: 0.1 + place * 0.1 },
    sizePt: place === 0 ? 36 : 20,
    contrast: 12,
    isTitle: place === 0,
  });
  return {
    number,
    lines: [planned.title, ...lines].map(line),
    pictures: 0,
    isRecognized: false,
    charts: [],
    notes: null,
    pictureUrl,
    review: {
      number,
      words: 12,
      score: 100,
      smallestPt: 20,
      contrast: 12,
      remarks: [],
      betterTitle: null,
      answer: null,
      ...review,
    },
  };
}

/** Four slides, the second with two remarks and a better title. */
export const buildSlides = (): DeckSlideRecord[] => [
  buildSlide(1, { kind: 'title', title: 'Claimbird', lines: ['Gets denied dental claims paid in two days'] }),
  buildSlide(2, {
    kind: 'problem',
    title: 'The problem',
    lines: ['One in eight claims is denied', 'Dental clinics lose $9,000 a month'],
    score: 50,
    remarks: [WORDY_REMARK, PALE_REMARK],
    betterTitle: 'Dental clinics lose $9,000 a month',
  }),
  buildSlide(3, {
    kind: 'traction',
    title: '41 clinics pay us $300 a month',
    score: 90,
    answer: {
      fieldId: 'metrics',
      question: 'What are your key metrics?',
      score: 75,
      feedback: "I would write down '41 clinics pay us $300 a month'. What was it three months ago?",
    },
  }),
  buildSlide(4, { kind: 'team', title: 'We ran billing for 60 dental clinics' }),
];

/** What is said of a deck without an ask. */
export function buildDeckReview(overrides: Partial<WholeDeckReview> = {}): WholeDeckReview {
  return {
    purpose: 'demo-day',
    overallScore: 64,
    scores: DECK_CRITERIA.map((criterion) => ({
      criterion,
      score: criterion === 'ask' ? 0 : 80,
      rows:
        criterion === 'ask'
          ? [{ label: 'No slide says what you ask for', points: 0 }]
          : [{ label: `Points for ${criterion}`, points: 80 }],
    })),
    missing: [{ kind: 'ask', text: 'No slide was found that says how much you ask for.' }],
    injections: [],
    wordsNotJudged: null,
    engine: { kind: 'rubric', label: 'YC Partner Rubric', version: '1.0.0' },
    ...NOT_DEGRADED,
    ...overrides,
  };
}

/** A deck that was analysed. */
export function buildDeck(overrides: Partial<DeckAnalysis> = {}): DeckAnalysis {
  count += 1;
  const slides = overrides.slides ?? buildSlides();
  return {
    id: `00000000-0000-4000-a000-${String(count).padStart(12, '0')}`,
    fileName: 'claimbird.pdf',
    fileSizeBytes: 2_411_724,
    status: 'completed',
    progress: null,
    failure: null,
    overallScore: 64,
    thumbnailUrl: '/objects/slides/1',
    createdAt: '2026-11-20T09:30:00.000Z',
    analyzedAt: '2026-11-20T09:30:04.000Z',
    purpose: 'demo-day',
    slideCount: slides.length,
    layout: LAYOUT,
    review: buildDeckReview(),
    ...overrides,
    slides,
  };
}

/** A deck that has arrived and was not analysed yet. */
export const buildUploadedDeck = (overrides: Partial<DeckAnalysis> = {}): DeckAnalysis =>
  buildDeck({
    status: 'uploaded',
    overallScore: null,
    thumbnailUrl: null,
    analyzedAt: null,
    slideCount: 0,
    layout: null,
    review: null,
    slides: [],
    ...overrides,
  });

export const deckSummaryOf = (deck: DeckAnalysis): DeckSummary => deckSummarySchema.parse(deck);

/** A file that begins as a PDF does. */
export const buildDeckFile = (sizeBytes = 100, name = 'claimbird.pdf'): File =>
  new File(['%PDF-1.7', ' '.repeat(Math.max(0, sizeBytes - 8))], name, { type: 'application/pdf' });
