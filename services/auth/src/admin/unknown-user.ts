import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';

export const unknownUser = (): ProcedureError => new ProcedureError('user_not_found', 'User not found');
