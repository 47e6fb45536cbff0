import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
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

const codec = cursorCodec(z.tuple([instantSchema, z.uuid()]));

/** An opaque text for `nextCursor`. */
export const encodeCursor = ({ createdAt, id }: PagePosition): string => codec.encode([createdAt, id]);

/** @throws ProcedureError `validation_failed` naming `cursor` */
export function decodeCursor(cursor: string): PagePosition {
  const [createdAt, id] = codec.decode(cursor);
  return { createdAt, id };
}
