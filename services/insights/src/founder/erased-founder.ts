import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

/** Answers whoever writes for a founder whose rows were erased within the last hour. */
export const erasedFounderError = (): ProcedureError => new ProcedureError('conflict', 'The account is being deleted');
