import { z } from 'zod';
import { defineFunctionRoute } from '../core/function-route.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { heardAnswerSchema, interviewAbilitiesSchema, spokenAnswerSchema } from './spoken-answer.schema.js';

export const getInterviewAbilities = defineProcedure({
  access: 'founder',
  subject: 'interviews.v1.abilities.get',
  isRead: true,
  input: z.object({}),
  output: interviewAbilitiesSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/**
 * Has a spoken answer written down by the speech server; neither the sound nor the text is kept. `validation_failed` for what is no
 * recording, `not_found` where no speech server is set, `service_unavailable` where it does not write it down.
 */
export const transcribeAnswer = defineProcedure({
  access: 'founder',
  subject: 'interviews.v1.answer.transcribe',
  input: spokenAnswerSchema,
  output: heardAnswerSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

export const getInterviewAbilitiesRoute = defineRoute({
  access: 'founder',
  status: 200,
  method: 'GET',
  path: '/rest/v1/interview-abilities',
  procedure: getInterviewAbilities,
});

export const transcribeAnswerRoute = defineFunctionRoute({
  access: 'founder',
  status: 200,
  method: 'POST',
  path: '/functions/v1/transcribe-answer',
  body: spokenAnswerSchema,
  procedure: transcribeAnswer,
  callsPerMinute: 30,
});
