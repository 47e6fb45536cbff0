import { z } from 'zod';
import { rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { FILE_STORAGE_TIMEOUT_MS } from './file-limits.js';
import { filePartsInputSchema, filePartsSchema, fileUploadSchema, type NewFile } from './file-upload.schema.js';

/** What uploads of one kind of file are about. */
interface FileUploadsOptions<B extends z.ZodType<NewFile>, R extends z.ZodType> {
  /** First token of the subjects. */
  readonly service: string;
  readonly path: `/${string}`;
  /** What an upload is begun with. */
  readonly begin: B;
  /** What a file is once it has arrived. */
  readonly record: R;
}

const founder = { access: 'founder', timeoutMs: FILE_STORAGE_TIMEOUT_MS } as const;

const proceduresOf = <B extends z.ZodType<NewFile>, R extends z.ZodType>({
  service,
  begin,
  record,
}: Omit<FileUploadsOptions<B, R>, 'path'>) => ({
  /** `over_allowance` when there is no room, `validation_failed` for another kind of file, `account_deleting`. */
  beginUpload: defineProcedure({
    ...founder,
    subject: `${service}.v1.upload.begin`,
    input: begin,
    output: fileUploadSchema,
  }),
  /** An upload that is under way. */
  getUpload: defineProcedure({
    ...founder,
    isRead: true,
    subject: `${service}.v1.upload.get`,
    input: rowIdSchema,
    output: fileUploadSchema,
  }),
  /** Addresses for parts; each is good for one part with its size and type. */
  signParts: defineProcedure({
    ...founder,
    subject: `${service}.v1.upload.sign`,
    input: rowIdSchema.extend(filePartsInputSchema.shape),
    output: filePartsSchema,
  }),
  /** `validation_failed` when what arrived has another size or is another kind of file; once more returns what is there. */
  completeUpload: defineProcedure({
    ...founder,
    subject: `${service}.v1.upload.complete`,
    input: rowIdSchema,
    output: record,
  }),
  /** Gives an upload up; what arrived is removed. */
  cancelUpload: defineProcedure({
    ...founder,
    subject: `${service}.v1.upload.cancel`,
    input: rowIdSchema,
    output: z.object({}),
  }),
});

/**
 * Declares how a founder uploads one kind of file: in parts that go from the browser to object storage, so that an upload goes on after a
 * reload or on another device.
 */
export function defineFileUploads<B extends z.ZodType<NewFile>, R extends z.ZodType>({
  path,
  ...options
}: FileUploadsOptions<B, R>) {
  const procedures = proceduresOf(options);
  const route = { access: 'founder', callsPerMinute: 60, status: 200 } as const;
  const one = { ...route, params: rowIdSchema } as const;
  return Object.freeze({
    ...procedures,
    beginUploadRoute: defineRoute({
      ...route,
      method: 'POST',
      path,
      body: options.begin,
      procedure: procedures.beginUpload,
      status: 201,
    }),
    getUploadRoute: defineRoute({ ...one, method: 'GET', path: `${path}/:id`, procedure: procedures.getUpload }),
    signPartsRoute: defineRoute({
      ...one,
      method: 'POST',
      path: `${path}/:id/parts`,
      body: filePartsInputSchema,
      procedure: procedures.signParts,
    }),
    completeUploadRoute: defineRoute({
      ...one,
      method: 'POST',
      path: `${path}/:id/complete`,
      procedure: procedures.completeUpload,
    }),
    cancelUploadRoute: defineRoute({
      ...one,
      method: 'DELETE',
      path: `${path}/:id`,
      procedure: procedures.cancelUpload,
    }),
  });
}

/** The same of any kind of file. */
export type FileUploads = ReturnType<typeof defineFileUploads>;
