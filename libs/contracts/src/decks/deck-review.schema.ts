import { z } from 'zod';
import { degradedShape, engineSchema } from '../core/analyst.schema.js';
import { OVERALL_MAX_POINTS } from '../core/limits.js';
import { deckBoxSchema } from './deck-facts.schema.js';
import { DECK_MAX_SLIDES } from './deck-limits.js';

const text = z.string().max(600);
const points = z.number().int().min(0).max(OVERALL_MAX_POINTS);
const number = z.number().int().min(1).max(DECK_MAX_SLIDES);

/** What a slide is for. */
export const DECK_SLIDE_KINDS = [
  'title',
  'problem',
  'solution',
  'demo',
  'market',
  'traction',
  'model',
  'competition',
  'team',
  'ask',
  'other',
] as const;
export const deckSlideKindSchema = z.enum(DECK_SLIDE_KINDS);
export type DeckSlideKind = z.infer<typeof deckSlideKindSchema>;

/** What a deck is for: somebody speaks to it, or it is read without anybody. */
export const deckPurposeSchema = z.enum(['demo-day', 'reading']);
export type DeckPurpose = z.infer<typeof deckPurposeSchema>;

export const DECK_CRITERIA = ['story', 'clarity', 'proof', 'legibility', 'ask'] as const;
export const deckCriterionSchema = z.enum(DECK_CRITERIA);
export type DeckCriterion = z.infer<typeof deckCriterionSchema>;

/** What can be said of one slide. */
export const DECK_REMARKS = [
  'no-text',
  'too-many-words',
  'small-letters',
  'low-contrast',
  'topic-title',
  'several-ideas',
  'buzzwords',
  'cumulative',
  'vanity',
  'tiny-base',
  'no-date',
  'no-source',
  'logos',
] as const;
export const deckRemarkSchema = z.object({
  id: z.enum(DECK_REMARKS),
  criterion: deckCriterionSchema,
  /** What is there, with its evidence. */
  text,
  fix: text,
  /** Where on the slide; null where it is about all of it. */
  box: deckBoxSchema.nullable(),
});
export type DeckRemark = z.infer<typeof deckRemarkSchema>;

/** A slide's words, read as the answer to a question of the application. */
export const slideAnswerSchema = z.object({
  fieldId: z.string().max(60),
  question: z.string().max(120),
  score: points,
  /** What a partner would say, with the question that comes next. */
  feedback: text,
});
export type SlideAnswer = z.infer<typeof slideAnswerSchema>;

export const reviewedSlideSchema = z.object({
  number,
  kind: deckSlideKindSchema,
  title: z.string().max(300).nullable(),
  words: z.number().int().min(0),
  /** What its remarks leave of 100 points; null for a slide without text. */
  score: points.nullable(),
  /** The smallest letters, foot lines left out; null without text. */
  smallestPt: z.number().nullable(),
  /** The palest line; null where it was not measured. */
  contrast: z.number().nullable(),
  remarks: z.array(deckRemarkSchema).max(DECK_REMARKS.length),
  /** A sentence of the slide's own that says more than its title; null where there is none. */
  betterTitle: z.string().max(300).nullable(),
  /** Null where such a slide answers no question of the application, or in too few words. No part of any other score. */
  answer: slideAnswerSchema.nullable().default(null),
});
export type ReviewedSlide = z.infer<typeof reviewedSlideSchema>;

/** Points given for one thing; the rows of a criterion add up to its score. */
export const deckRowSchema = z.object({ label: text, points: z.number().int() });
export type DeckRow = z.infer<typeof deckRowSchema>;

/**
 * The judgement of a deck: by rules, the same for the same deck but for what to do about a remark, which a language model words where one
 * is set; `engine` says who did.
 */
export const deckReviewSchema = z.object({
  purpose: deckPurposeSchema,
  /** Null where no criterion could be judged. */
  overallScore: points.nullable(),
  scores: z
    .array(
      z.object({
        criterion: deckCriterionSchema,
        /** Null where there was nothing to judge it by. */
        score: points.nullable(),
        rows: z.array(deckRowSchema).max(24),
      }),
    )
    .length(DECK_CRITERIA.length),
  slides: z.array(reviewedSlideSchema).min(1).max(DECK_MAX_SLIDES),
  /** Kinds of slides that a deck of this purpose has and that were not found. */
  missing: z.array(z.object({ kind: deckSlideKindSchema, text })).max(DECK_SLIDE_KINDS.length),
  /** Words to whoever judges, which were left out. */
  injections: z.array(z.object({ slide: number, quote: z.string().max(200) })).max(DECK_MAX_SLIDES),
  /** Why the words were not judged; null where they were. */
  wordsNotJudged: z.enum(['no-text', 'not-english']).nullable(),
  engine: engineSchema,
  ...degradedShape,
});
export type DeckReview = z.infer<typeof deckReviewSchema>;
