import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { interviewSchema } from './interview.schema.js';

/** What the interviews service keeps of a founder. */
export const interviewsLifecycle = defineFounderLifecycle(
  'interviews',
  z.object({ interviews: z.array(interviewSchema) }),
);
