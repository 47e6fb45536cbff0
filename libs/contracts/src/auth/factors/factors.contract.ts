import { z } from 'zod';
import {
  enrolFactorBodySchema,
  enrolledFactorSchema,
  factorChallengeSchema,
  removedFactorSchema,
  verifyFactorBodySchema,
} from './factors-wire.schema.js';
import { sessionSchema } from '../auth-wire.schema.js';
import { clientSchema } from '../auth.contract.js';
import { defineProcedure } from '../../core/procedure.js';

const FACTORS_TIMEOUT_MS = 8_000;
/** Any text: what is no id has an error of its own. */
const factorIdSchema = z.string();

/** Adds a factor that counts from its first verification on; the only response that ever holds its secret. */
export const enrolFactor = defineProcedure({
  subject: 'auth.v1.factor.enrol',
  access: 'founder',
  input: z.object({ body: enrolFactorBodySchema }),
  output: enrolledFactorSchema,
  timeoutMs: FACTORS_TIMEOUT_MS,
});

/** Opens the way for one verification, from the same client address, within five minutes. */
export const challengeFactor = defineProcedure({
  subject: 'auth.v1.factor.challenge',
  access: 'founder',
  input: z.object({ factorId: factorIdSchema, client: clientSchema }),
  output: factorChallengeSchema,
  timeoutMs: FACTORS_TIMEOUT_MS,
});

/** Raises the caller's session to `aal2` by a code of the factor. */
export const verifyFactor = defineProcedure({
  subject: 'auth.v1.factor.verify',
  access: 'founder',
  input: z.object({ factorId: factorIdSchema, body: verifyFactorBodySchema, client: clientSchema }),
  output: sessionSchema,
  timeoutMs: FACTORS_TIMEOUT_MS,
});

export const removeFactor = defineProcedure({
  subject: 'auth.v1.factor.remove',
  access: 'founder',
  input: z.object({ factorId: factorIdSchema }),
  output: removedFactorSchema,
  timeoutMs: FACTORS_TIMEOUT_MS,
});
