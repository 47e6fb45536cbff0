import type { StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notDeleted } from '../../../failures/profile-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { getAccessToken } from '../../../lib/session/auth-client/auth-client.js';
import { deleteOlderMutation } from '../api/stored-analyses.js';
import { countText, manyOf } from '../lib/stored-kinds.js';

export interface DeleteOlderState {
  /** It has been decided and can still be undone, or is under way. */
  readonly isDeciding: boolean;
  readonly deleteOlder: (keep: number) => void;
}

/**
 * Deletes the older analyses of a kind, once the message that offers to undo it has gone. What came of it is said wherever the founder
 * is by then, and every list that may have shown one of them is read again.
 */
export function useDeleteOlder({ kind, stored }: StoredAnalyses): DeleteOlderState {
  const [isDue, setIsDue] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteOlderMutation(kind),
    retry: false,
    onSuccess: ({ deleted }) => {
      void showToast({ title: `${countText(kind, deleted)} deleted`, tone: 'success' });
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      console.error('Older analyses were not deleted', error);
      tellNotDeleted();
    },
  });
  const tellNotDeleted = (): void => {
    void showToast(notDeleted(manyOf(kind)));
  };

  const decide = async (keep: number): Promise<void> => {
    setIsDue(true);
    // Code that does not arrive leaves nobody signed in, too.
    const accessToken = await getAccessToken().catch(() => null);
    if (accessToken === null) {
      setIsDue(false);
      return tellNotDeleted();
    }
    await showToast({
      title: `${countText(kind, stored - keep)} will be deleted`,
      message: 'For good, as soon as this message goes away.',
      tone: 'notice',
      action: { label: 'Undo', onAct: () => setIsDue(false) },
      onEnd: () => {
        setIsDue(false);
        mutate({ keep, accessToken });
      },
    });
  };
  const isDeciding = isDue || isPending;
  return {
    isDeciding,
    deleteOlder: (keep) => {
      if (!isDeciding) void decide(keep);
    },
  };
}
