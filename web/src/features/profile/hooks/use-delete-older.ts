import type { StoredAnalyses } from '@playbook/contracts/stored-analyses.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';
import { deleteOlderMutation } from '../api/stored-analyses.js';
import { countText, manyOf } from '../lib/stored-kinds.js';

export interface DeleteOlderState {
  /** It has been decided and can still be undone, or is under way. */
  readonly isDeciding: boolean;
  readonly deleteOlder: (keep: number) => void;
}

/** Deletes the older analyses of a kind, once the message that offers to undo it has gone. */
export function useDeleteOlder({ kind, stored }: StoredAnalyses): DeleteOlderState {
  const [isDue, setIsDue] = useState(false);
  const { mutate, isPending } = useMutation({ ...deleteOlderMutation(kind), retry: false });

  const run = (keep: number): void => {
    setIsDue(false);
    mutate(keep, {
      onSuccess: ({ deleted }) => void showToast({ title: `${countText(kind, deleted)} deleted`, tone: 'success' }),
      onError: (error) => {
        console.error('Older analyses were not deleted', error);
        const message = 'They are all still there. Please try again.';
        void showToast({ title: `The older ${manyOf(kind)} were not deleted`, message, tone: 'failure' });
      },
    });
  };
  return {
    isDeciding: isDue || isPending,
    deleteOlder: (keep) => {
      setIsDue(true);
      void showToast({
        title: `${countText(kind, stored - keep)} will be deleted`,
        message: 'For good, as soon as this message goes away.',
        tone: 'notice',
        action: { label: 'Undo', onAct: () => setIsDue(false) },
        onEnd: () => run(keep),
      });
    },
  };
}
