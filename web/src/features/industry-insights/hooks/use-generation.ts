import { INSIGHT_SECTIONS } from '@playbook/contracts/industry-insights.schema';
import { useRef, useState } from 'react';
import { askToSignInAgain, checkSignIn } from '../lib/check-sign-in.js';
import { tellComplete, tellFailed } from '../lib/insight-toasts.js';
import { loadSection, wasRefused } from '../lib/load-section.js';
import { ALL_LOADING, countOf } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import type { KeptInsights } from './use-kept-insights.js';

export interface Generation {
  readonly isBusy: boolean;
  readonly generate: (subject: InsightsSubject) => void;
}

async function generateAll(kept: KeptInsights, subject: InsightsSubject): Promise<void> {
  if (!(await checkSignIn())) return;
  kept.begin();
  kept.sections.setAll(ALL_LOADING);
  kept.setOrigin(null);
  const errors = await Promise.all(INSIGHT_SECTIONS.map((section) => loadSection(kept, section, subject)));
  if (kept.leaveSignal().aborted) return;
  const failedCount = countOf(kept.sections.read(), 'error');
  if (failedCount < INSIGHT_SECTIONS.length) await tellComplete(failedCount, await kept.store(subject));
  else if (errors.some(wasRefused)) await askToSignInAgain();
  else await tellFailed();
}

/** Generates all sections in parallel, each on its own, and stores what arrived. */
export function useGeneration(kept: KeptInsights): Generation {
  const [isBusy, setIsBusy] = useState(false);
  // A second click comes before React renders the first one's busy state.
  const isInFlight = useRef(false);

  const generate = (subject: InsightsSubject): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsBusy(true);
    void generateAll(kept, subject).finally(() => {
      isInFlight.current = false;
      setIsBusy(false);
    });
  };
  return { isBusy, generate };
}
