import { useState } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';

export interface OpenAnalysis {
  /** The analysis being loaded; null while none is. */
  readonly openingId: string | null;
  readonly open: (id: string) => Promise<void>;
}

/** Loads an earlier analysis and hands it over. A failure is told as a toast, and the screen stays as it is. */
export function useOpenAnalysis<T>(load: (id: string) => Promise<T>, onOpen: (analysis: T) => void): OpenAnalysis {
  const [openingId, setOpeningId] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setOpeningId(id);
    try {
      onOpen(await load(id));
    } catch {
      await showToast({
        title: 'Error',
        message: 'This analysis could not be loaded. Please try again.',
        tone: 'failure',
      });
    } finally {
      setOpeningId(null);
    }
  };
  return { openingId, open };
}
