import { z } from 'zod';
import { accountExportSchema, erasureConfirmationSchema } from './account.schema.js';
import { defineRoute } from '../core/route.js';

/**
 * One JSON document of everything that is stored about the founder, with one line for each item. One at a time: another call is
 * refused with `export_in_progress` while one is written.
 */
export const exportAccountRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/export',
  access: 'founder',
  response: accountExportSchema,
  isStreamed: true,
  status: 200,
  callsPerMinute: 10,
});

/** Removes the founder's data from every service, then the account, for good. */
export const deleteAccountRoute = defineRoute({
  method: 'DELETE',
  path: '/rest/v1/account',
  access: 'founder',
  body: erasureConfirmationSchema,
  response: z.object({}),
  status: 204,
  callsPerMinute: 10,
});
