import { z } from 'zod';
import {
  activitiesSchema,
  answerQualitySchema,
  applicationStandingSchema,
  dashboardSchema,
  scoreHistorySchema,
} from './dashboard.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { DATA_TIMEOUT_MS } from '../core/limits.js';

/** What the analysis service adds to the dashboard, read in one statement. */
export const getAnalysisStanding = defineProcedure({
  subject: 'analysis.v1.founder.standing',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: z.object({
    pitch: scoreHistorySchema,
    idea: scoreHistorySchema,
    quality: answerQualitySchema,
    activity: activitiesSchema,
  }),
  timeoutMs: DATA_TIMEOUT_MS,
});
export type AnalysisStanding = z.infer<typeof getAnalysisStanding.output>;

/** What the applications service adds; it makes no application where there is none. */
export const getApplicationsStanding = defineProcedure({
  subject: 'applications.v1.founder.standing',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: z.object({
    application: applicationStandingSchema,
    activity: activitiesSchema,
    /** The founder's own target date; null where they set none. */
    targetAt: z.iso.datetime().nullable().default(null),
  }),
  timeoutMs: DATA_TIMEOUT_MS,
});
export type ApplicationsStanding = z.infer<typeof getApplicationsStanding.output>;

/** All parts at once; one that fails says so and keeps none of the others back. */
export const getDashboardRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/dashboard',
  access: 'founder',
  response: dashboardSchema,
  status: 200,
  callsPerMinute: 120,
});
