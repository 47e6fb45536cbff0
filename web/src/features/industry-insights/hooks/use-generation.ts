import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import {
  type FieldInsights,
  INSIGHT_SECTIONS,
  type InsightSection,
  type StartupContext,
} from '@playbook/contracts/insights/industry-insights.schema';
import { useRef, useState } from 'react';
import { insightsArrived, NO_INSIGHTS_MADE } from '../../../failures/insights-failures.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { askToSignInAgain, checkSignIn } from '../lib/check-sign-in.js';
import { ALL_LOADING, countOf } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import type { KeptInsights } from './use-kept-insights.js';

/** What a section is asked for. */
interface SectionRequest {
  readonly section: InsightSection;
  readonly startup: StartupContext;
  /** Shared by sections that count as one use. */
  readonly generationKey: string;
}

/**
 * Insights about one section.
 * @throws ApiError when the call fails, or returns something else than was asked for
 */
async function fetchSectionInsights(
  { section, startup, generationKey }: SectionRequest,
  signal: AbortSignal,
): Promise<FieldInsights> {
  const body = { ...startup, fieldType: section, generationKey };
  const { data } = await request(getIndustryInsightsRoute, { body, signal });
  if (data.fieldType !== section) throw new ApiError({ status: 200, code: 'unexpected_failure' });
  return data;
}

/** Fills one card, or shows there that it failed, unless nobody waits any more. Resolves to what went wrong; null when it arrived. */
async function loadSection({ sections }: KeptInsights, asked: SectionRequest, signal: AbortSignal): Promise<unknown> {
  try {
    const data = await fetchSectionInsights(asked, signal);
    if (!signal.aborted) sections.set(asked.section, { status: 'data', data });
    return null;
  } catch (error) {
    if (!signal.aborted) sections.set(asked.section, { status: 'error' });
    return error;
  }
}

/** Whether the server did not know who asked. */
const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export interface Generation {
  readonly isBusy: boolean;
  readonly generate: (subject: InsightsSubject) => void;
  /** Asks for one section again. */
  readonly retry: (section: InsightSection, subject: InsightsSubject) => void;
}

async function generateAll(kept: KeptInsights, subject: InsightsSubject, generationKey: string): Promise<void> {
  if (!(await checkSignIn())) return;
  const signal = kept.begin();
  kept.sections.setAll(ALL_LOADING);
  kept.setOrigin(null);
  const startup = subject.request;
  const errors = await Promise.all(
    INSIGHT_SECTIONS.map((section) => loadSection(kept, { section, startup, generationKey }, signal)),
  );
  if (signal.aborted) return;
  const failedCount = countOf(kept.sections.read(), 'error');
  if (failedCount < INSIGHT_SECTIONS.length) await showToast(insightsArrived(failedCount, await kept.store(subject)));
  else if (errors.some(wasRefused)) await askToSignInAgain();
  else await showToast(NO_INSIGHTS_MADE);
}

async function generateAgain(
  kept: KeptInsights,
  section: InsightSection,
  subject: InsightsSubject,
  generationKey: string,
): Promise<void> {
  const signal = kept.signal();
  kept.sections.set(section, { status: 'loading' });
  const error = await loadSection(kept, { section, startup: subject.request, generationKey }, signal);
  if (signal.aborted) return;
  if (error === null) await kept.store(subject);
  else if (wasRefused(error)) await askToSignInAgain();
}

/** Generates all sections in parallel, each on its own, and stores what arrived. */
export function useGeneration(kept: KeptInsights): Generation {
  const [isBusy, setIsBusy] = useState(false);
  // A second click comes before React renders the first one's busy state.
  const isInFlight = useRef(false);
  // A section that is asked for again belongs to the use in which it failed.
  const generationKey = useRef<string | null>(null);

  const generate = (subject: InsightsSubject): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsBusy(true);
    const key = createIdempotencyKey();
    generationKey.current = key;
    void generateAll(kept, subject, key).finally(() => {
      isInFlight.current = false;
      setIsBusy(false);
    });
  };
  const retry = (section: InsightSection, subject: InsightsSubject): void => {
    generationKey.current ??= createIdempotencyKey();
    void generateAgain(kept, section, subject, generationKey.current);
  };
  return { isBusy, generate, retry };
}
