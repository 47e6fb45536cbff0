import type { z } from 'zod';

const schemas = new WeakMap<object, z.ZodType>();

/** Notes that a schema has made this value, so that the next one in line with the very same schema need not parse it again. */
export function noteChecked<T>(value: T, schema: z.ZodType): T {
  if (typeof value === 'object' && value !== null) schemas.set(value, schema);
  return value;
}

/** Whether this very object is the output of this very schema. Who changes such an object must pass on a new one instead. */
export function isCheckedBy(value: unknown, schema: z.ZodType): boolean {
  return typeof value === 'object' && value !== null && schemas.get(value) === schema;
}
