import type { PitchAnalysis } from '@playbook/contracts/pitch-analysis.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';
import { pitchAnalysisQuery } from '../api/get-pitch-analysis.js';

export interface OpenAnalysis {
  /** The analysis being loaded; null while none is. */
  readonly openingId: string | null;
  readonly open: (id: string) => Promise<void>;
}

/** Loads an earlier analysis and hands it over. A failure is told as a toast, and the screen stays as it is. */
export function useOpenAnalysis(ownerId: string, onOpen: (analysis: PitchAnalysis) => void): OpenAnalysis {
  const client = useQueryClient();
  const [openingId, setOpeningId] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setOpeningId(id);
    try {
      onOpen(await client.fetchQuery(pitchAnalysisQuery(ownerId, id)));
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
