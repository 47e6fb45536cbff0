import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';

const idSchema = z.guid();

export const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** @throws ProcedureError `validation_failed` */
export function requireFactorId(factorId: string): void {
  if (!isId(factorId)) throw new ProcedureError('validation_failed', 'factor_id must be an UUID');
}

export const factorNotFound = (): ProcedureError => new ProcedureError('mfa_factor_not_found', 'Factor not found');
