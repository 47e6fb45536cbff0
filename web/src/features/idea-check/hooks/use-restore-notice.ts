import { useEffect } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';

const RESTORED = {
  title: 'Previous session restored',
  message: 'Your form data has been restored from your last visit.',
  tone: 'notice',
} as const;

/** Founders who were told since this page was loaded: coming back from another screen is no new visit. */
const told = new Set<string>();

/** Says that the form was brought back, once for each load of the web app. */
export function useRestoreNotice(ownerId: string, isRestored: boolean): void {
  useEffect(() => {
    if (!isRestored || told.has(ownerId)) return;
    told.add(ownerId);
    void showToast(RESTORED);
  }, [ownerId, isRestored]);
}
