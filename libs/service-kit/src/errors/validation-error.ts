import type { Issue } from '@playbook/contracts/core/errors';
import type { z } from 'zod';
import { ProcedureError } from './procedure-error.js';

const MAX_ISSUES = 20;

/** Names each field that is wrong. zod's default messages name types and limits, never the value. */
const toIssues = (error: z.ZodError): Issue[] =>
  error.issues
    .slice(0, MAX_ISSUES)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));

/** `validation_failed` with one issue per field; the first issue is also the message. */
export function validationError(error: z.ZodError): ProcedureError {
  const issues = toIssues(error);
  const [first] = issues;
  const message = first ? `${first.path || 'body'}: ${first.message}` : 'Invalid input';
  return new ProcedureError('validation_failed', message, { issues });
}

/**
 * Parses a value or throws.
 * @throws ProcedureError `validation_failed` naming the fields.
 */
export function parseOrThrow<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw validationError(result.error);
  return result.data;
}
