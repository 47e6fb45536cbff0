import { z } from 'zod';
import { rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { demoAnalysisSchema } from './demo-analysis.schema.js';
import { demoPartsInputSchema, demoPartsSchema, demoUploadSchema, newDemoUploadSchema } from './demo-upload.schema.js';

/** How long a caller waits for a call that asks object storage too. */
export const STORAGE_TIMEOUT_MS = 8_000;
const founder = { access: 'founder', timeoutMs: STORAGE_TIMEOUT_MS } as const;

/**
 * Begins an upload. `over_allowance` when the founder's videos take all the room they may, `validation_failed` for a file that is no
 * video, `account_deleting` when the account is being deleted.
 */
export const beginDemoUpload = defineProcedure({
  ...founder,
  subject: 'demos.v1.upload.begin',
  input: newDemoUploadSchema,
  output: demoUploadSchema,
});

/** An upload that is under way, so that it goes on after a reload or on another device. */
export const getDemoUpload = defineProcedure({
  ...founder,
  isRead: true,
  subject: 'demos.v1.upload.get',
  input: rowIdSchema,
  output: demoUploadSchema,
});

/** Addresses for parts; each is good for one part with its size and type. */
export const signDemoParts = defineProcedure({
  ...founder,
  subject: 'demos.v1.upload.sign',
  input: rowIdSchema.extend(demoPartsInputSchema.shape),
  output: demoPartsSchema,
});

/**
 * Ends an upload whose parts have all arrived. `validation_failed` when what arrived has another size or is no video; once more returns
 * what is there.
 */
export const completeDemoUpload = defineProcedure({
  ...founder,
  subject: 'demos.v1.upload.complete',
  input: rowIdSchema,
  output: demoAnalysisSchema,
});

/** Gives an upload up; what arrived is removed. */
export const cancelDemoUpload = defineProcedure({
  ...founder,
  subject: 'demos.v1.upload.cancel',
  input: rowIdSchema,
  output: z.object({}),
});

const path = '/rest/v1/demo-uploads';
const route = { access: 'founder', callsPerMinute: 60 } as const;
const one = { ...route, params: rowIdSchema } as const;

export const beginDemoUploadRoute = defineRoute({
  ...route,
  method: 'POST',
  path,
  body: newDemoUploadSchema,
  procedure: beginDemoUpload,
  status: 201,
});
export const getDemoUploadRoute = defineRoute({
  ...one,
  method: 'GET',
  path: `${path}/:id`,
  procedure: getDemoUpload,
  status: 200,
});
export const signDemoPartsRoute = defineRoute({
  ...one,
  method: 'POST',
  path: `${path}/:id/parts`,
  body: demoPartsInputSchema,
  procedure: signDemoParts,
  status: 200,
});
export const completeDemoUploadRoute = defineRoute({
  ...one,
  method: 'POST',
  path: `${path}/:id/complete`,
  procedure: completeDemoUpload,
  status: 200,
});
export const cancelDemoUploadRoute = defineRoute({
  ...one,
  method: 'DELETE',
  path: `${path}/:id`,
  procedure: cancelDemoUpload,
  status: 200,
});
