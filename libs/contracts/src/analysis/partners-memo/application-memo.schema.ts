import { z } from 'zod';
import { BUILDER_FIELDS, fieldIdSchema, sectionIdSchema } from '../../applications/catalogue/builder-catalogue.js';
import { formQuestionIdSchema } from '../../applications/catalogue/accelerator-form.js';
import { ANSWER_MAX_CHARS, IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS, PITCH_MAX_CHARS } from '../../core/limits.js';
import { spanSchema } from '../../core/span.schema.js';
import { draftText } from '../../core/text.schema.js';
import { DEMO_TRANSCRIPT_MAX_CHARS } from '../../demos/demo-limits.js';

/** Where a text of the founder's was written: an answer of the builder, the newest one-liner, idea check, demo or deck. */
export const memoPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), sectionId: sectionIdSchema, fieldId: fieldIdSchema }),
  z.object({ kind: z.literal('pitch') }),
  z.object({ kind: z.literal('idea') }),
  z.object({ kind: z.literal('demo') }),
  z.object({ kind: z.literal('deck') }),
]);
export type MemoPlace = z.infer<typeof memoPlaceSchema>;

/** Longest text of a deck that is read beside an application; the rest is left out. */
export const MEMO_DECK_MAX_CHARS = 20_000;

/** What a memo is read from. Each text as its founder wrote it; null where there is none. */
export const memoInputSchema = z.strictObject({
  answers: z
    .array(z.object({ sectionId: sectionIdSchema, fieldId: fieldIdSchema, value: draftText(ANSWER_MAX_CHARS) }))
    .max(BUILDER_FIELDS.length),
  pitch: draftText(PITCH_MAX_CHARS).nullable(),
  /** Brief and problem of the newest idea check, a blank line between them. */
  idea: draftText(IDEA_BRIEF_MAX_CHARS + IDEA_PROBLEM_MAX_CHARS + 2).nullable(),
  /** What is said in the newest demo. */
  demo: draftText(DEMO_TRANSCRIPT_MAX_CHARS).nullable(),
  /** What stands on the slides of the newest deck that are about the company, a line each. */
  deck: draftText(MEMO_DECK_MAX_CHARS).nullable().default(null),
});
export type MemoInput = z.infer<typeof memoInputSchema>;

/** The founder's own words; `text` is what stands at `span` of the text of that place. */
export const memoQuoteSchema = z.object({ place: memoPlaceSchema, span: spanSchema, text: z.string().min(1) });
export type MemoQuote = z.infer<typeof memoQuoteSchema>;

/** What makes a partner believe, the strongest first. */
export const MEMO_PROOFS = ['paid', 'kept', 'used', 'shipped', 'insight'] as const;
export const memoProofSchema = z.enum(MEMO_PROOFS);
export type MemoProof = z.infer<typeof memoProofSchema>;

const line = z.string().min(1).max(600);
const remarkSchema = z.object({ text: line, quotes: z.array(memoQuoteSchema).max(2) });
export type MemoRemark = z.infer<typeof remarkSchema>;
/** `fields`: where in the builder it is to be mended. */
const doubtSchema = remarkSchema.extend({
  todo: line,
  fields: z.array(memoPlaceSchema).max(BUILDER_FIELDS.length),
});
export type MemoDoubt = z.infer<typeof doubtSchema>;

/** Fewest answers and words that a partner can say something about. */
export const MEMO_MIN_ANSWERS = 3;
export const MEMO_MIN_WORDS = 40;

/** One reading of a whole application; or that there is too little to read. */
export const memoReadingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('too-little'), answered: z.number().int().min(0), words: z.number().int().min(0) }),
  z.object({
    state: z.literal('read'),
    /** Empty where no sentence says it. */
    whatTheyDo: z.array(memoQuoteSchema).max(2),
    beliefs: z.array(remarkSchema.extend({ proof: memoProofSchema })).max(6),
    doubts: z.array(doubtSchema).max(8),
    contradictions: z.array(remarkSchema.extend({ quotes: z.tuple([memoQuoteSchema, memoQuoteSchema]) })).max(8),
    arithmetic: z.array(remarkSchema).max(2),
    questions: z.array(line).max(5),
  }),
]);
export type MemoReading = z.infer<typeof memoReadingSchema>;
export type FullMemoReading = Extract<MemoReading, { state: 'read' }>;

/** One question of the accelerator's form with what the founder has written for it. */
export const formEntrySchema = z.object({
  questionId: formQuestionIdSchema,
  /** The answers that go there, a blank line between them; empty where there is none. */
  text: z.string(),
  /** In UTF-16 code units, as the form's own counter counts. */
  length: z.number().int().min(0),
});
export type FormEntry = z.infer<typeof formEntrySchema>;

/** Texts beside the application that could not be fetched, so that they were not compared with it. */
export const memoMissingSchema = z.enum(['pitch', 'idea', 'demo', 'deck']);
export type MemoMissing = z.infer<typeof memoMissingSchema>;

export const partnersMemoSchema = z.object({
  reading: memoReadingSchema,
  form: z.array(formEntrySchema),
  notRead: z.array(memoMissingSchema),
});
export type PartnersMemo = z.infer<typeof partnersMemoSchema>;
