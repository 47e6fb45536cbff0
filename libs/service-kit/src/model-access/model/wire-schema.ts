import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** Limits of values. Some providers refuse a schema that has one of them; our own check of the reply has them all. */
const LIMITS = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'default',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutLimits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLimits);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      // A property may be called like a limit.
      if (name === 'properties' && isObject(inner)) return [[name, mapValues(inner)]];
      return LIMITS.has(name) ? [] : [[name, withoutLimits(inner)]];
    }),
  );
}

const mapValues = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withoutLimits(schema)]));

/** A reply's JSON schema as providers take it: names and types only. */
export const wireSchema = (schema: z.ZodType): Json =>
  withoutLimits(z.toJSONSchema(schema, { target: 'draft-7' })) as Json;
