import type { PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';

/** Position after an analysis in the order (createdAt, id), newest first. */
export interface PagePosition {
  readonly createdAt: string;
  readonly id: string;
}

/** ISO 8601 has a year 0 and PostgreSQL has none. */
const YEAR_ZERO = /^0000-/;

/** An instant that PostgreSQL can compare with. */
export const instantSchema = z.iso.datetime().refine((instant) => !YEAR_ZERO.test(instant));

const positionSchema = z.tuple([instantSchema, z.uuid()]);

/** An opaque text for `nextCursor`. */
export const encodeCursor = ({ createdAt, id }: Pick<PitchAnalysis, 'createdAt' | 'id'>): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** @throws ProcedureError `validation_failed` naming `cursor` */
export function decodeCursor(cursor: string): PagePosition {
  const position = positionSchema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!position.success) {
    const issues = [{ path: 'cursor', message: 'is not a cursor from an earlier page' }];
    throw new ProcedureError('validation_failed', 'cursor: is not a cursor from an earlier page', { issues });
  }
  const [createdAt, id] = position.data;
  return { createdAt, id };
}
