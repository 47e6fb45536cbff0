import { z } from 'zod';
import { defineFunctionRoute, functionResult } from '../core/function-route.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { pageQuerySchema, pageSchema, rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import {
  interviewAnswerSchema,
  interviewSchema,
  interviewSourcesSchema,
  interviewSummarySchema,
  startedInterviewSchema,
} from './interview.schema.js';

const founder = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS } as const;
/** The engine works on it, whose thread may have to be started first. */
const judging = { access: 'founder', timeoutMs: ANALYSIS_TIMEOUT_MS } as const;

/**
 * Begins an interview about what the founder has written; one that runs is returned as it is. `over_allowance` when as many are stored as
 * may be, `account_deleting`, `text_too_complex`.
 */
export const startInterview = defineProcedure({
  ...judging,
  subject: 'interviews.v1.interview.start',
  input: interviewSourcesSchema,
  output: interviewSchema,
});

/**
 * Judges what was said in response to the last question and asks the next one, or ends the interview when everything was asked or its ten
 * minutes are over. A question that has its answer keeps it, so that sending one twice does no harm. `not_found`.
 */
export const answerInterview = defineProcedure({
  ...judging,
  subject: 'interviews.v1.interview.answer',
  input: interviewAnswerSchema,
  output: interviewSchema,
});

/** Ends an interview; one that has ended is returned as it is. `not_found`. */
export const endInterview = defineProcedure({
  ...judging,
  subject: 'interviews.v1.interview.end',
  input: rowIdSchema,
  output: interviewSchema,
});

/** The founder's interviews, the newest first. */
export const listInterviews = defineProcedure({
  ...founder,
  subject: 'interviews.v1.interview.list',
  isRead: true,
  input: pageQuerySchema,
  output: pageSchema(interviewSummarySchema),
});

export const getInterview = defineProcedure({
  ...founder,
  subject: 'interviews.v1.interview.get',
  isRead: true,
  input: rowIdSchema,
  output: interviewSchema,
});

/** Deletes an interview with all that was said in it, for good; once more does no harm. */
export const deleteInterview = defineProcedure({
  ...founder,
  subject: 'interviews.v1.interview.delete',
  input: rowIdSchema,
  output: z.object({}),
});

const route = { access: 'founder', status: 200 } as const;
const one = { ...route, params: rowIdSchema } as const;

/** Begins an interview about the application as it is stored; the request needs no body. */
export const startInterviewRoute = defineRoute({
  ...route,
  method: 'POST',
  path: '/functions/v1/start-interview',
  response: functionResult(startedInterviewSchema),
  callsPerMinute: 10,
});

export const answerInterviewRoute = defineFunctionRoute({
  ...route,
  method: 'POST',
  path: '/functions/v1/answer-interview',
  body: interviewAnswerSchema,
  procedure: answerInterview,
  callsPerMinute: 60,
});

export const listInterviewsRoute = defineRoute({
  ...route,
  method: 'GET',
  path: '/rest/v1/interviews',
  query: pageQuerySchema,
  procedure: listInterviews,
});

export const getInterviewRoute = defineRoute({
  ...one,
  method: 'GET',
  path: '/rest/v1/interviews/:id',
  procedure: getInterview,
});

export const endInterviewRoute = defineRoute({
  ...one,
  method: 'POST',
  path: '/rest/v1/interviews/:id/end',
  procedure: endInterview,
  callsPerMinute: 60,
});

export const deleteInterviewRoute = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/rest/v1/interviews/:id',
  procedure: deleteInterview,
  callsPerMinute: 60,
});
