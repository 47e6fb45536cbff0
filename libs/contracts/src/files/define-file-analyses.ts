import { z } from 'zod';
import { defineEvent } from '../core/event.js';
import { defineFunctionRoute } from '../core/function-route.js';
import { ANALYSIS_TIMEOUT_MS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { pageSchema, rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { analyzeFileInputSchema, fileAddressSchema, filePageQuerySchema } from './file-analysis.schema.js';
import { FILE_STORAGE_TIMEOUT_MS } from './file-limits.js';

/** What analyses of one kind of file are about. */
interface FileAnalysesOptions<S extends z.ZodType, R extends z.ZodType, C extends z.ZodType> {
  /** First token of the subjects, and who takes the event. */
  readonly service: string;
  readonly path: `/${string}`;
  /** Where an analysis is begun. */
  readonly analyzePath: `/${string}`;
  /** Of the address of a file: what it is for, as the subject says it, and the last part of the path. */
  readonly address: { readonly verb: string; readonly path: string };
  /** What a list shows of a file. */
  readonly summary: S;
  /** A file with what was found in it. */
  readonly record: R;
  /** Where an analysis is, before its result. */
  readonly chunk: C;
}

const founder = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS } as const;
const nothing = z.object({});

const proceduresOf = <S extends z.ZodType, R extends z.ZodType, C extends z.ZodType>(
  subject: string,
  { address, summary, record, chunk }: FileAnalysesOptions<S, R, C>,
) => ({
  /** The founder's files, newest first. */
  list: defineProcedure({
    ...founder,
    isRead: true,
    subject: `${subject}.list`,
    input: filePageQuerySchema,
    output: pageSchema(summary),
  }),
  get: defineProcedure({
    ...founder,
    isRead: true,
    subject: `${subject}.get`,
    input: rowIdSchema,
    output: record,
  }),
  /**
   * Has a file analysed, or watches the analysis that is under way, and returns the record when it is done; after 25 seconds as it is
   * then, with the status `processing`, and a caller who wants to see more calls again. A file that was analysed is returned as it is.
   */
  analyze: defineProcedure({
    access: 'founder',
    subject: `${subject}.analyze`,
    input: analyzeFileInputSchema,
    output: record,
    chunks: chunk,
    timeoutMs: ANALYSIS_TIMEOUT_MS,
  }),
  /** Stops an analysis that waits or runs; the file stays, and what an earlier analysis found. */
  cancel: defineProcedure({ ...founder, subject: `${subject}.cancel`, input: rowIdSchema, output: summary }),
  /** Deletes a file with all that was found in it, for good; once more does no harm. */
  deleteOne: defineProcedure({ ...founder, subject: `${subject}.delete`, input: rowIdSchema, output: nothing }),
  /** Deletes every such file of the founder, for good. */
  deleteAll: defineProcedure({
    ...founder,
    subject: `${subject}.delete-all`,
    input: nothing,
    output: z.object({ deleted: z.number().int().min(0) }),
  }),
  /** An address that shows the file for an hour. */
  getAddress: defineProcedure({
    access: 'founder',
    isRead: true,
    subject: `${subject}.${address.verb}`,
    input: rowIdSchema,
    output: fileAddressSchema,
    timeoutMs: FILE_STORAGE_TIMEOUT_MS,
  }),
});

/** Declares what a founder does with files of one kind that have arrived: lists, analyzes, opens and deletes them. */
export function defineFileAnalyses<S extends z.ZodType, R extends z.ZodType, C extends z.ZodType>(
  options: FileAnalysesOptions<S, R, C>,
) {
  const { service, path, analyzePath, address } = options;
  const procedures = proceduresOf(`${service}.v1.analysis`, options);
  const { list, get, analyze, cancel, deleteOne, deleteAll, getAddress } = procedures;
  const route = { access: 'founder', status: 200 } as const;
  const one = { ...route, params: rowIdSchema } as const;
  const changing = { ...one, callsPerMinute: 60 } as const;
  return Object.freeze({
    ...procedures,
    /** An analysis waits for a worker. */
    queued: defineEvent(`${service}.events.v1.analysis.queued`, z.object({ analysisId: z.uuid() }), [service]),
    listRoute: defineRoute({ ...route, method: 'GET', path, query: filePageQuerySchema, procedure: list }),
    getRoute: defineRoute({ ...one, method: 'GET', path: `${path}/:id`, procedure: get }),
    analyzeRoute: defineFunctionRoute({
      ...route,
      method: 'POST',
      path: analyzePath,
      body: analyzeFileInputSchema,
      procedure: analyze,
      callsPerMinute: 60,
    }),
    cancelRoute: defineRoute({ ...changing, method: 'POST', path: `${path}/:id/cancel`, procedure: cancel }),
    deleteOneRoute: defineRoute({ ...changing, method: 'DELETE', path: `${path}/:id`, procedure: deleteOne }),
    deleteAllRoute: defineRoute({ ...route, method: 'DELETE', path, procedure: deleteAll, callsPerMinute: 10 }),
    getAddressRoute: defineRoute({
      ...one,
      method: 'GET',
      path: `${path}/:id/${address.path}`,
      procedure: getAddress,
    }),
  });
}

/** The same of any kind of file. */
export type FileAnalyses = ReturnType<typeof defineFileAnalyses>;
