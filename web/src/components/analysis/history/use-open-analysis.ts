import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ANALYSIS_NOT_LOADED } from '../../../failures/analysis-failure.js';
import type { StoredAnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import { storedAnalysisQuery } from '../../../lib/analysis/stored-analysis.query.js';
import { showToast } from '../../../lib/notify/show-toast.js';

export interface OpenAnalysis {
  /** The analysis being loaded; null while none is. */
  readonly openingId: string | null;
  readonly open: (id: string) => Promise<void>;
}

/** Loads an earlier analysis and hands it over. A failure is told as a toast, and the screen stays as it is. */
export function useOpenAnalysis<Analysis>(
  kind: StoredAnalysisKind<Analysis>,
  ownerId: string,
  onOpen: (analysis: Analysis) => void,
): OpenAnalysis {
  const client = useQueryClient();
  const [openingId, setOpeningId] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setOpeningId(id);
    try {
      onOpen(await client.fetchQuery(storedAnalysisQuery(kind, ownerId, id)));
    } catch {
      await showToast(ANALYSIS_NOT_LOADED);
    } finally {
      setOpeningId(null);
    }
  };
  return { openingId, open };
}
