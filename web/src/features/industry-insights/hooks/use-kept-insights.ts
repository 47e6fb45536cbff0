import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { useEffect, useRef, useState } from 'react';
import type { CachedAnalysis } from '../../../lib/browser-storage/industry-insights.schema.js';
import { keepAnalysis } from '../lib/keep-analysis.js';
import { analysisOf, NO_INSIGHTS, type SectionState, type SectionStates, statesOf } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import { useRestoredAnalysis } from './use-restored-analysis.js';

interface SectionStatesStore {
  readonly states: SectionStates;
  /** The newest states, also where React has not rendered them yet. */
  readonly read: () => SectionStates;
  readonly setAll: (states: SectionStates) => void;
  readonly set: (section: InsightSection, state: SectionState) => void;
}

/** The states of the six cards, which change independently of each other. */
function useSectionStates(): SectionStatesStore {
  const newest = useRef(NO_INSIGHTS);
  const [states, setStates] = useState(NO_INSIGHTS);
  const setAll = (next: SectionStates): void => {
    newest.current = next;
    setStates(next);
  };
  return {
    states,
    read: () => newest.current,
    setAll,
    set: (section, state) => setAll({ ...newest.current, [section]: state }),
  };
}

/** The signal of the calls that a screen makes. */
interface CallSignal {
  readonly current: () => AbortSignal;
  /** Aborts the calls that are under way; those that follow have the signal that is returned. Aborted for good on a screen that was left. */
  readonly renew: () => AbortSignal;
}

/** A signal that is aborted when the founder leaves the screen, or begins something that its calls are too late for. */
function useCallSignal(): CallSignal {
  const calls = useRef(new AbortController());
  useEffect(() => {
    calls.current = new AbortController();
    return () => calls.current.abort();
  }, []);
  return {
    current: () => calls.current.signal,
    renew: () => {
      if (!calls.current.signal.aborted) {
        calls.current.abort();
        calls.current = new AbortController();
      }
      return calls.current.signal;
    },
  };
}

/** What insights on the screen were made about, and when. */
export type InsightsOrigin = Pick<CachedAnalysis, 'timestamp' | 'startupDescription' | 'targetUsers'>;

export interface KeptInsights {
  readonly sections: SectionStatesStore;
  /** Null before the first insights. */
  readonly origin: InsightsOrigin | null;
  readonly setOrigin: (origin: InsightsOrigin | null) => void;
  /** From now on neither an older analysis nor a section that was asked for before is shown. Returns the signal of what follows. */
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
