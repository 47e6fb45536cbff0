import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';

const NAME_MAX_CHARS = 64;

/** Where an export goes on: after an application, or after a version of an answer. */
const positionSchema = z.union([
  z.tuple([z.uuid()]),
  z.tuple([z.uuid(), z.string().max(NAME_MAX_CHARS), z.string().max(NAME_MAX_CHARS), z.int().min(0)]),
]);
export type ExportPosition = z.output<typeof positionSchema>;

/** Application, section, field and version of the last version that was handed out. */
export type VersionPosition = Extract<ExportPosition, readonly [string, string, string, number]>;

export const isVersionPosition = (position: ExportPosition): position is VersionPosition => position.length > 1;

/** An opaque text for `nextCursor`. */
export const encodeExportCursor = (position: ExportPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws ProcedureError `validation_failed` naming `cursor` */
export function decodeExportCursor(cursor: string): ExportPosition {
  const position = positionSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (position.success) return position.data;
  const issues = [{ path: 'cursor', message: 'is not a cursor from an earlier page' }];
  throw new ProcedureError('validation_failed', 'cursor: is not a cursor from an earlier page', { issues });
}

/** Undefined for what is no JSON: the schema refuses that too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
