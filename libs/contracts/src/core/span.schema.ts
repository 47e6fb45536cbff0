import { z } from 'zod';

/** Half-open range of UTF-16 code units in the analysed text. */
export const spanSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });
export type Span = z.infer<typeof spanSchema>;

/** A grave fault of a text, told beside its scores. */
export const redFlagSchema = z.object({ id: z.string(), message: z.string(), spans: z.array(spanSchema) });
export type RedFlag = z.infer<typeof redFlagSchema>;
