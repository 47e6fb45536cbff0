import { ApiError } from '../../../lib/api-client/api-error.js';
import { fetchSectionInsights, type SectionRequest } from '../api/section-insights.js';
import type { KeptInsights } from '../hooks/use-kept-insights.js';

/** Fills one card, or shows there that it failed. Resolves to what went wrong; null when the section arrived. */
export async function loadSection({ sections, leaveSignal }: KeptInsights, asked: SectionRequest): Promise<unknown> {
  try {
    sections.set(asked.section, { status: 'data', data: await fetchSectionInsights(asked, leaveSignal()) });
    return null;
  } catch (error) {
    sections.set(asked.section, { status: 'error' });
    return error;
  }
}

/** Whether the server did not know who asked. */
export const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
