import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { interviewsNoteSchema } from './interviews.schema.js';

/** What the interviews service keeps of a founder. */
export const interviewsLifecycle = defineFounderLifecycle(
  'interviews',
  z.object({ notes: z.array(interviewsNoteSchema) }),
);
