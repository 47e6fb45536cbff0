import { defineRoute } from '../core/route.js';
import { openedShareSchema, shareSecretBodySchema } from './shared-document.schema.js';

/** Opens what a link lets its holder read. The secret is in the body: addresses are logged on the way, and bodies are not. */
export const openShareRoute = defineRoute({
  method: 'POST',
  path: '/rest/v1/shared/open',
  access: 'public',
  body: shareSecretBodySchema,
  response: openedShareSchema,
  status: 200,
  callsPerMinute: 60,
});
