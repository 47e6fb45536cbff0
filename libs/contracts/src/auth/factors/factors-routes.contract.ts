import { z } from 'zod';
import {
  enrolFactorBodySchema,
  enrolledFactorSchema,
  factorChallengeSchema,
  removedFactorSchema,
  verifyFactorBodySchema,
} from './factors-wire.schema.js';
import { sessionSchema } from '../auth-wire.schema.js';
import { defineRoute } from '../../shared/route.js';

const factorParams = z.object({ id: z.string() });

export const enrolFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'founder',
  body: enrolFactorBodySchema,
  response: enrolledFactorSchema,
  status: 200,
  callsPerMinute: 30,
});

/** The body repeats the factor's id and is not read. */
export const challengeFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/:id/challenge',
  access: 'founder',
  params: factorParams,
  response: factorChallengeSchema,
  status: 200,
});

export const verifyFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/:id/verify',
  access: 'founder',
  params: factorParams,
  body: verifyFactorBodySchema,
  response: sessionSchema,
  status: 200,
});

export const removeFactorRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/factors/:id',
  access: 'founder',
  params: factorParams,
  response: removedFactorSchema,
  status: 200,
  callsPerMinute: 30,
});
