import { ApiError } from '../../../lib/api-client/api-error.js';
import { fetchSectionInsights, type SectionRequest } from '../api/section-insights.js';
import type { KeptInsights } from '../hooks/use-kept-insights.js';

/** Fills one card, or shows there that it failed, unless nobody waits any more. Resolves to what went wrong; null when it arrived. */
export async function loadSection(
  { sections }: KeptInsights,
  asked: SectionRequest,
  signal: AbortSignal,
): Promise<unknown> {
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
export const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
