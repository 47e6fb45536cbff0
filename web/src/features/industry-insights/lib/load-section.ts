import type { InsightSection } from '@playbook/contracts/industry-insights.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { fetchSectionInsights } from '../api/section-insights.js';
import type { KeptInsights } from '../hooks/use-kept-insights.js';
import type { InsightsSubject } from './startup-context.js';

/** Fills one card, or shows there that it failed. Resolves to what went wrong; null when the section arrived. */
export async function loadSection(
  { sections, leaveSignal }: KeptInsights,
  section: InsightSection,
  { request }: InsightsSubject,
): Promise<unknown> {
  try {
    sections.set(section, { status: 'data', data: await fetchSectionInsights(section, request, leaveSignal()) });
    return null;
  } catch (error) {
    sections.set(section, { status: 'error' });
    return error;
  }
}

/** Whether the server did not know who asked. */
export const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
