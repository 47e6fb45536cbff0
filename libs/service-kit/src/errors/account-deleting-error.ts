import { ProcedureError } from './procedure-error.js';

/** For whoever writes for a founder whose rows were erased within the last hour. */
export const accountDeletingError = (): ProcedureError =>
  new ProcedureError('account_deleting', 'The account is being deleted');
