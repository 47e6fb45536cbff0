import { ProcedureError } from '../../errors/procedure-error.js';

const NOT_FOUND = 404;
const SERVER_ERROR = 500;
const INSUFFICIENT_STORAGE = 507;
/** Codes of S3 for what is not there (any more). */
const ABSENT_CODES: ReadonlySet<string> = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload', 'NoSuchBucket']);
/** Codes for parts that do not make the object. */
const PART_CODES: ReadonlySet<string> = new Set([
  'InvalidPart',
  'InvalidPartOrder',
  'EntityTooSmall',
  'IncompleteBody',
]);
const FULL_CODES: ReadonlySet<string> = new Set(['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded']);

/** The HTTP status that a server of S3 responded with; undefined where it did not respond. */
export function statusOf(fault: unknown): number | undefined {
  const metadata: unknown =
    typeof fault === 'object' && fault !== null && '$metadata' in fault ? fault.$metadata : null;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

export const isAbsent = (fault: unknown): boolean =>
  statusOf(fault) === NOT_FOUND || (fault instanceof Error && ABSENT_CODES.has(fault.name));

/** What a failed call of S3 means for callers. Its own message may name keys, and stays in the cause. */
export function toStorageError(fault: unknown): Error {
  // A TypeError is a call that is wrong by itself.
  if (fault instanceof ProcedureError || fault instanceof TypeError) return fault;
  const code = fault instanceof Error ? fault.name : '';
  const status = statusOf(fault);
  const because = { cause: fault };
  if (status === INSUFFICIENT_STORAGE || FULL_CODES.has(code)) {
    return new ProcedureError('storage_full', 'There is no space to save anything', undefined, because);
  }
  if (isAbsent(fault)) return new ProcedureError('not_found', 'There is no such object or upload', undefined, because);
  if (PART_CODES.has(code))
    return new ProcedureError('conflict', 'Parts of the upload are missing', undefined, because);
  // No status: the connection failed or took too long.
  const isAway = status === undefined || status >= SERVER_ERROR;
  if (isAway) return new ProcedureError('service_unavailable', 'The object storage is away', undefined, because);
  return new ProcedureError('unexpected_failure', 'The object storage refused a call', undefined, because);
}
