import type { z } from 'zod';

const MAX_FAULTS = 8;

export type ParsedReply<Reply> =
  { readonly reply: Reply; readonly faults: null } | { readonly reply: null; readonly faults: readonly string[] };

const broken = (...faults: readonly string[]): ParsedReply<never> => ({ reply: null, faults });

/** The JSON object in a reply; some models put it into a code block or a sentence. */
function objectIn(text: string): unknown {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    // The founder is judged by the built-in engine then; what the reply said instead is of no use to anyone.
    return undefined;
  }
}

/** Checks a reply by its schema. Faults name places and codes, for a second attempt. */
export function parseReply<Reply>(text: string, isComplete: boolean, schema: z.ZodType<Reply>): ParsedReply<Reply> {
  if (!isComplete) return broken('it was cut off: be brief');
  const value = objectIn(text);
  if (value === undefined) return broken('it was not one JSON object');
  const result = schema.safeParse(value);
  if (result.success) return { reply: result.data, faults: null };
  return broken(
    ...result.error.issues.slice(0, MAX_FAULTS).map(({ path, code }) => `${path.join('.') || 'it'}: ${code}`),
  );
}
