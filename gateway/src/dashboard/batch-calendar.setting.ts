import { batchCalendarSchema, DEFAULT_BATCH_CALENDAR } from '@playbook/contracts/batch-calendar.schema';
import { z } from 'zod';

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'it must be JSON' });
    return z.NEVER;
  }
});

/** The batch calendar as a JSON array of `{"label", "deadline"}`, the earliest deadline first; the built-in one unless set. */
export const batchCalendarSetting = jsonText.pipe(batchCalendarSchema).default(DEFAULT_BATCH_CALENDAR);
