import { z } from 'zod';
import { PAGE_DEFAULT_ITEMS, PAGE_MAX_ITEMS } from './limits.js';

/** Opaque position in a list, as handed out in `nextCursor`. */
const cursorSchema = z.string().regex(/^[\w-]{1,128}$/, { error: 'is not a cursor from an earlier page' });

/** Which page of a list is wanted. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX_ITEMS).default(PAGE_DEFAULT_ITEMS),
  cursor: cursorSchema.optional(),
});

/** One page of a list, newest first; `nextCursor` is null on the last page. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** Which row is meant. */
export const rowIdSchema = z.object({ id: z.uuid() });
