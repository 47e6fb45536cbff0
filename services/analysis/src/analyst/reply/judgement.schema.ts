import { z } from 'zod';

/** Longest line that a model may write: of feedback, or as the reason for points. */
export const LINE_MAX_CHARS = 400;
const QUOTE_MAX_CHARS = 280;
const QUOTES_MAX_ITEMS = 3;

/** A line of text in a reply. */
export const lineSchema = z.string().max(LINE_MAX_CHARS);

/** Points of a model with its reason and with words of the founder, to the letter. */
export const judgementSchema = (maxPoints: number) =>
  z.object({
    points: z.number().int().min(0).max(maxPoints),
    because: lineSchema,
    quotes: z.array(z.string().max(QUOTE_MAX_CHARS)).max(QUOTES_MAX_ITEMS),
  });
export type ModelJudgement = z.infer<ReturnType<typeof judgementSchema>>;
