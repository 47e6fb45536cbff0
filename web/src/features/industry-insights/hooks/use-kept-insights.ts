import { useRef, useState } from 'react';
import type { CachedAnalysis } from '../../../lib/browser-storage/industry-insights.schema.js';
import { keepAnalysis } from '../lib/keep-analysis.js';
import { analysisOf, NO_INSIGHTS, statesOf } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import { useCallSignal } from './use-call-signal.js';
import { useRestoredAnalysis } from './use-restored-analysis.js';
import { type SectionStatesStore, useSectionStates } from './use-section-states.js';

/** What insights on the screen were made about, and when. */
export type InsightsOrigin = Pick<CachedAnalysis, 'timestamp' | 'startupDescription' | 'targetUsers'>;

export interface KeptInsights {
  readonly sections: SectionStatesStore;
  /** Null before the first insights. */
  readonly origin: InsightsOrigin | null;
  readonly setOrigin: (origin: InsightsOrigin | null) => void;
  /** From now on neither an older analysis nor a section that was asked for before is shown. Answers the signal of what follows. */
  readonly begin: () => AbortSignal;
  /** Of what was begun last. */
  readonly signal: () => AbortSignal;
  /** Stores what the cards hold; false when only the browser could. */
  readonly store: (subject: InsightsSubject) => Promise<boolean>;
}

/** The insights on the screen, with their copies in the browser and on the server. */
export function useKeptInsights(ownerId: string, userContextHash: string | null): KeptInsights {
  const sections = useSectionStates();
  const [origin, setOrigin] = useState<InsightsOrigin | null>(null);
  const isStarted = useRef(false);
  const calls = useCallSignal();

  useRestoredAnalysis({
    ownerId,
    userContextHash,
    isWanted: () => !isStarted.current && !calls.current().aborted,
    onRestore: (analysis) => {
      sections.setAll(analysis === null ? NO_INSIGHTS : statesOf(analysis.analysisData));
      setOrigin(analysis);
    },
  });

  return {
    sections,
    origin,
    setOrigin,
    begin: () => {
      isStarted.current = true;
      return calls.renew();
    },
    signal: calls.current,
    store: (subject) => {
      const { startupDescription, targetUsers, userContextHash: madeFor } = subject;
      setOrigin({ startupDescription, targetUsers, timestamp: new Date().toISOString() });
      const analysisData = analysisOf(sections.read());
      return keepAnalysis(ownerId, { startupDescription, targetUsers, userContextHash: madeFor, analysisData });
    },
  };
}
