import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';

const uuidSchema = z.uuid();

/** @throws ProcedureError `validation_failed` in the words of the auth wire contract */
export function requireId(text: string, name: 'user_id' | 'factor_id'): string {
  const id = uuidSchema.safeParse(text);
  if (id.success) return id.data;
  throw new ProcedureError('validation_failed', `${name} must be an UUID`);
}
