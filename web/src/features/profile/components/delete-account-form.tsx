import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { deleteAccountMutation } from '../api/delete-account.js';
import { useFarewell } from '../hooks/use-farewell.js';
import styles from './account-settings-dialog.module.css';

interface DeleteAccountFormProps {
  readonly founderId: string;
  readonly email: string;
}

/** Deletes the account once its address has been typed: nobody does that by a slip of the finger. */
export function DeleteAccountForm({ founderId, email }: DeleteAccountFormProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isError, reset } = useMutation({ ...deleteAccountMutation(), retry: false });
  const sayGoodbye = useFarewell(founderId);
  const isConfirmed = email !== '' && typed.trim().toLowerCase() === email.toLowerCase();

  const remove = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isConfirmed && !isPending) mutate(email, { onSuccess: () => void sayGoodbye() });
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
          error={isError ? 'Your account could not be deleted. Please try again.' : null}
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
