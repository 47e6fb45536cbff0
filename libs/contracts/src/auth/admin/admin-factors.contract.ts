import { z } from 'zod';
import { factorSchema } from '../auth-wire.schema.js';
import { defineProcedure } from '../../core/procedure.js';
import { defineRoute } from '../../core/route.js';

/** What operators' programs do with founders' second factors: section 11 of the auth wire contract. */
const FACTORS_PATH = '/auth/v1/admin/users/:userId/factors';
const ADMIN_FACTORS_TIMEOUT_MS = 8_000;
const userId = z.object({ userId: z.uuid() });
/** The wire contract has its own response to an id of another form, so any text gets as far as the handler. */
const userParams = z.object({ userId: z.string() });
const factorParams = userParams.extend({ factorId: z.string() });

export const adminListFactors = defineProcedure({
  subject: 'auth.v1.admin-factor.list',
  isRead: true,
  access: 'admin',
  input: userId,
  output: z.object({ factors: z.array(factorSchema) }),
  timeoutMs: ADMIN_FACTORS_TIMEOUT_MS,
});

/** Takes a factor away, for instance of a founder who has lost the device; returns it as it was. */
export const adminRemoveFactor = defineProcedure({
  subject: 'auth.v1.admin-factor.remove',
  access: 'admin',
  input: userId.extend({ factorId: z.uuid() }),
  output: factorSchema,
  timeoutMs: ADMIN_FACTORS_TIMEOUT_MS,
});

export const adminListFactorsRoute = defineRoute({
  method: 'GET',
  path: FACTORS_PATH,
  access: 'admin',
  params: userParams,
  response: z.array(factorSchema),
  status: 200,
});

export const adminRemoveFactorRoute = defineRoute({
  method: 'DELETE',
  path: `${FACTORS_PATH}/:factorId`,
  access: 'admin',
  params: factorParams,
  response: factorSchema,
  status: 200,
});
