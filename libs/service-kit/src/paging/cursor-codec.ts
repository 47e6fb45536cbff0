import type { z } from 'zod';
import { ProcedureError } from '../errors/procedure-error.js';

/** Turns positions in a list into opaque texts and back. */
export interface CursorCodec<Position> {
  readonly encode: (position: Position) => string;
  /** @throws ProcedureError `validation_failed` naming `cursor` */
  readonly decode: (cursor: string) => Position;
}

/** @param schema Tuples of what a position consists of, none of which holds a space; it reads them from their texts. */
export const cursorCodec = <Position extends readonly (string | number)[]>(
  schema: z.ZodType<Position>,
): CursorCodec<Position> => ({
  encode: (position) => Buffer.from(position.join(' ')).toString('base64url'),
  decode: (cursor) => {
    const position = schema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
    if (position.success) return position.data;
    const issues = [{ path: 'cursor', message: 'is not a cursor from an earlier page' }];
    throw new ProcedureError('validation_failed', 'cursor: is not a cursor from an earlier page', { issues });
  },
});
