import { z } from 'zod';
import { idTokenGrantBodySchema } from './id-token-wire.schema.js';
import { sessionSchema } from './auth-wire.schema.js';
import { clientSchema } from './auth.contract.js';
import { defineProcedure } from '../core/procedure.js';

/** Signs in with an ID token of a provider: section 8.7 of the auth wire contract. */
export const signInWithIdToken = defineProcedure({
  subject: 'auth.v1.token.id-token',
  access: 'public',
  input: z.object({ body: idTokenGrantBodySchema, client: clientSchema }),
  output: sessionSchema,
  timeoutMs: 8_000,
});
