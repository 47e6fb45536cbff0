import { deleteAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { mutationOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** Removes the account and everything in it, for good. `confirm` is the account's address, typed by its founder. */
export const deleteAccountMutation = () =>
  mutationOptions({
    mutationFn: (confirm: string) => request(deleteAccountRoute, { body: { confirm } }),
  });
