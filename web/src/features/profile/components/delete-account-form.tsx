import { Button, TextInput } from '@mantine/core';
import { deleteAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ACCOUNT_NOT_DELETED } from '../../../failures/profile-failures.js';
import { request } from '../../../lib/api-client/request.js';
import { removeAllOf } from '../../../lib/browser-storage/stored-value.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useSignOut } from '../../../lib/session/sign-out/use-sign-out.js';
import styles from './account-settings-dialog.module.css';

const DELETED = {
  title: 'Account deleted',
  message: 'Your account and everything in it has been deleted.',
  tone: 'success',
} as const;

/** Leaves nothing of a deleted account in this browser: neither drafts nor the session. */
function useLeaveDeletedAccount(founderId: string): () => Promise<void> {
  const signOut = useSignOut();
  return async () => {
    removeAllOf(founderId);
    if (await signOut()) await showToast(DELETED);
  };
}

/** Removes the account and everything in it, for good. `confirm` is the account's address, typed by its founder. */
const deleteAccountMutation = () =>
  mutationOptions({
    mutationFn: (confirm: string) => request(deleteAccountRoute, { body: { confirm } }),
  });

interface DeleteAccountFormProps {
  readonly founderId: string;
  readonly email: string;
}

/** Deletes the account once its address has been typed: nobody does that by a slip of the finger. */
export function DeleteAccountForm({ founderId, email }: DeleteAccountFormProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isError, reset } = useMutation({ ...deleteAccountMutation(), retry: false });
  const leave = useLeaveDeletedAccount(founderId);
  const isConfirmed = email !== '' && typed.trim().toLowerCase() === email.toLowerCase();

  const remove = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isConfirmed && !isPending) mutate(email, { onSuccess: () => void leave() });
  };
  return (
    <form className={styles.section} onSubmit={remove} noValidate>
      <h3 className={styles.title}>Delete account</h3>
      <p className={styles.text}>
        Everything goes for good: your application, ideas, pitches, their results and your sessions. Download your data
        first if you may want it.
      </p>
      <div className={styles.row}>
        <TextInput
          className={styles.input ?? ''}
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={typed}
          error={isError ? ACCOUNT_NOT_DELETED : null}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            reset();
          }}
        />
        <Button type="submit" color="red.9" disabled={!isConfirmed} loading={isPending}>
          Delete account
        </Button>
      </div>
    </form>
  );
}
