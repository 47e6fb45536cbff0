import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';
import { instantSchema, type PagePosition } from '../paging/page-cursor.js';

/** The parts of an export in the order they are handed out. */
export const EXPORT_PARTS = ['pitchAnalyses', 'ideaChecks', 'answerAnalyses'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** Where an export goes on: in which part, and after which row of it. */
export interface ExportPosition {
  readonly part: ExportPart;
  readonly after: PagePosition;
}

const positionSchema = z.tuple([z.enum(EXPORT_PARTS), instantSchema, z.uuid()]);

/** An opaque text for `nextCursor`. */
export const encodeExportCursor = ({ part, after }: ExportPosition): string =>
  Buffer.from(`${part} ${after.createdAt} ${after.id}`).toString('base64url');

/** @throws ProcedureError `validation_failed` naming `cursor` */
export function decodeExportCursor(cursor: string): ExportPosition {
  const position = positionSchema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!position.success) {
    const issues = [{ path: 'cursor', message: 'is not a cursor from an earlier page' }];
    throw new ProcedureError('validation_failed', 'cursor: is not a cursor from an earlier page', { issues });
  }
  const [part, createdAt, id] = position.data;
  return { part, after: { createdAt, id } };
}
