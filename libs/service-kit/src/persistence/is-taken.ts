import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** SQLSTATE of a row that a unique index refuses. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the same key. The entity manager and a plain statement tell it differently. */
export const isTaken = (error: unknown): boolean =>
  error instanceof UniqueConstraintViolationException ||
  (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION);
