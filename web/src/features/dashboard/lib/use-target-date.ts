import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TARGET_DATE_NOT_SAVED } from '../../../failures/dashboard-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { dashboardQuery } from '../api/dashboard.query.js';
import { setTargetDate } from '../api/set-target-date.js';

interface TargetDateSaving {
  readonly isSaving: boolean;
  /** Resolves to whether it is stored; a date that was cleared can be brought back. */
  readonly save: (next: string | null, before: string | null) => Promise<boolean>;
}

/** Stores a founder's own date and shows what the dashboard makes of it. */
export function useTargetDate(ownerId: string): TargetDateSaving {
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const store = async (next: string | null): Promise<boolean> => {
    setIsSaving(true);
    try {
      await setTargetDate(next);
      await queryClient.invalidateQueries({ queryKey: dashboardQuery(ownerId).queryKey });
      return true;
    } catch (error) {
      void showToast(textFor(TARGET_DATE_NOT_SAVED, error));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    isSaving,
    save: async (next, before) => {
      const isStored = await store(next);
      if (isStored && next === null) {
        const undo = { label: 'Undo', onAct: () => void store(before) };
        void showToast({ title: 'Your date is cleared', tone: 'notice', action: undo });
      }
      return isStored;
    },
  };
}
