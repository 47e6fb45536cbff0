import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from './factors.contract.js';
import { z } from 'zod';
import { enrolFactorBodySchema, verifyFactorBodySchema } from './factors-wire.schema.js';
import { defineRoute } from '../../core/route.js';

const factorParams = z.object({ id: z.string() });

export const enrolFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'founder',
  body: enrolFactorBodySchema,
  procedure: enrolFactor,
  input: ({ body }) => ({ body }),
  status: 200,
  callsPerMinute: 30,
});

/** The body repeats the factor's id and is not read. */
export const challengeFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/:id/challenge',
  access: 'founder',
  params: factorParams,
  procedure: challengeFactor,
  input: ({ params, client }) => ({ factorId: params.id, client }),
  status: 200,
});

export const verifyFactorRoute = defineRoute({
  method: 'POST',
  path: '/auth/v1/factors/:id/verify',
  access: 'founder',
  params: factorParams,
  body: verifyFactorBodySchema,
  procedure: verifyFactor,
  input: ({ params, body, client }) => ({ factorId: params.id, body, client }),
  status: 200,
});

export const removeFactorRoute = defineRoute({
  method: 'DELETE',
  path: '/auth/v1/factors/:id',
  access: 'founder',
  params: factorParams,
  procedure: removeFactor,
  input: ({ params }) => ({ factorId: params.id }),
  status: 200,
  callsPerMinute: 30,
});
