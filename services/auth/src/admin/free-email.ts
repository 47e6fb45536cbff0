import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

export const emailExists = (): ProcedureError =>
  new ProcedureError('email_exists', 'A user with this email address has already been registered');

/** Runs work that gives an account an address. @throws ProcedureError `email_exists` when another account has it */
export async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw emailExists();
    throw error;
  }
}
