import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { SectionStates } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import { useClearInsights } from './use-clear-insights.js';
import { useGeneration } from './use-generation.js';
import { type InsightsOrigin, useKeptInsights } from './use-kept-insights.js';

export interface IndustryInsightsState {
  readonly states: SectionStates;
  /** All sections are being generated, so that the button is disabled. */
  readonly isBusy: boolean;
  /** Null before the first insights. */
  readonly origin: InsightsOrigin | null;
  readonly generate: (subject: InsightsSubject) => void;
  /** Asks for one section again. */
  readonly retry: (section: InsightSection, subject: InsightsSubject) => void;
  readonly clear: (subject: InsightsSubject) => void;
}

/** The screen's insights: restored, generated section by section, stored, removed. */
export function useIndustryInsights(ownerId: string, userContextHash: string | null): IndustryInsightsState {
  const kept = useKeptInsights(ownerId, userContextHash);
  const { isBusy, generate, retry } = useGeneration(kept);
  const clear = useClearInsights(ownerId, kept);

  return {
    states: kept.sections.states,
    isBusy,
    origin: kept.origin,
    generate,
    retry,
    clear: (subject) => void clear(subject),
  };
}
