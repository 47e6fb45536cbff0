import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';

/** What the first of the two confirmations of a change of address is answered with. */
export const ACCEPTED_HALF: AcceptedConfirmation = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};
