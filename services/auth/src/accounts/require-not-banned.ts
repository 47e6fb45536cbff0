import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { AccountRow } from './account-row.js';

/** @throws ProcedureError `user_banned` */
export function requireNotBanned(account: Pick<AccountRow, 'isBanned'>): void {
  if (account.isBanned) throw new ProcedureError('user_banned', 'User is banned');
}
