import { z } from 'zod';
import {
  DECK_LINE_MAX_CHARS,
  DECK_MAX_SLIDES,
  DECK_NOTES_MAX_CHARS,
  DECK_SLIDE_MAX_LINES,
  DECK_SLIDE_MAX_PT,
} from './deck-limits.js';

const share = z.number().min(0).max(1);
/** Contrast of two colors (WCAG 2.2). */
const CONTRAST_MAX = 21;
const PICTURES_MAX = 200;
const CHARTS_MAX = 20;
const SERIES_MAX = 20;
const VALUES_MAX = 200;

/** A rectangle of a slide, as shares of its width and height from the upper left corner. */
export const deckBoxSchema = z.object({ left: share, top: share, width: share, height: share });
export type DeckBox = z.infer<typeof deckBoxSchema>;

/** A line of a PDF, or a paragraph of a PPTX. */
export const deckLineSchema = z.object({
  text: z.string().min(1).max(DECK_LINE_MAX_CHARS),
  /** Null where the file does not say where it stands. */
  box: deckBoxSchema.nullable(),
  /** Size of its letters in points; of several, the smallest. */
  sizePt: z.number().positive().max(DECK_SLIDE_MAX_PT),
  /** Contrast of the letters with what is behind them; null where the slide was not drawn. */
  contrast: z.number().min(1).max(CONTRAST_MAX).nullable(),
  /** The file itself calls it the title. */
  isTitle: z.boolean(),
});
export type DeckLine = z.infer<typeof deckLineSchema>;

/** A chart with the numbers that it draws. */
export const deckChartSchema = z.object({
  kind: z.enum(['bar', 'line', 'pie', 'area', 'other']),
  title: z.string().max(DECK_LINE_MAX_CHARS).nullable(),
  series: z
    .array(z.object({ name: z.string().max(DECK_LINE_MAX_CHARS), values: z.array(z.number()).max(VALUES_MAX) }))
    .max(SERIES_MAX),
});
export type DeckChart = z.infer<typeof deckChartSchema>;

/** What stands on one slide. */
export const deckSlideSchema = z.object({
  /** From 1. */
  number: z.number().int().min(1).max(DECK_MAX_SLIDES),
  lines: z.array(deckLineSchema).max(DECK_SLIDE_MAX_LINES),
  pictures: z.number().int().min(0).max(PICTURES_MAX),
  /** The slide holds no text; its lines were read off its picture, and may be read wrong. */
  isRecognized: z.boolean().default(false),
  charts: z.array(deckChartSchema).max(CHARTS_MAX),
  notes: z.string().max(DECK_NOTES_MAX_CHARS).nullable(),
});
export type DeckSlide = z.infer<typeof deckSlideSchema>;

/** What was read of a deck. What could not be read is null or empty. Text in pictures is read where a slide has no other. */
export const deckFactsSchema = z.object({
  format: z.enum(['pdf', 'pptx']),
  widthPt: z.number().positive().max(DECK_SLIDE_MAX_PT),
  heightPt: z.number().positive().max(DECK_SLIDE_MAX_PT),
  slides: z.array(deckSlideSchema).min(1).max(DECK_MAX_SLIDES),
  /** Whether slides were drawn, so that contrast is measured: those of a PDF always, those of a PPTX where LibreOffice is at hand. */
  isDrawn: z.boolean(),
});
export type DeckFacts = z.infer<typeof deckFactsSchema>;
