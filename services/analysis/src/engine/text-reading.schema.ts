import type { TextReading } from '@playbook/critique/reply/text-reading';
import { z } from 'zod';

const slot = z.object({ state: z.enum(['stated', 'perhaps', 'absent']), words: z.array(z.string()) });

/** What a thread read of a text, as it comes from there. */
export const textReadingSchema: z.ZodType<TextReading> = z.object({
  says: z.object({
    user: slot,
    payer: slot,
    thing: slot,
    result: slot,
    today: slot,
    price: slot,
    proof: slot,
    mechanism: slot,
    change: slot,
    team: slot,
  }),
  sum: z.string().nullable(),
  questions: z.array(z.string()),
});
