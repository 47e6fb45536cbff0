import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysisSummary } from '@playbook/contracts/analysis/answer-analysis.schema';
import { BUILDER_FIELDS, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { PAGE_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** The newest analysis of each field that has one, by `fieldKey`. */
export type NewestAnalyses = Readonly<Record<string, AnswerAnalysisSummary>>;

/** Keeps the first, that is the newest, of each field. */
function newestOf(newestFirst: readonly AnswerAnalysisSummary[]): NewestAnalyses {
  return Object.fromEntries(newestFirst.toReversed().map((summary) => [fieldKey(summary), summary]));
}

async function fetchNewest(signal: AbortSignal): Promise<NewestAnalyses> {
  const page = await request(listAnswerAnalysesRoute, { query: { limit: PAGE_MAX_ITEMS }, signal });
  const known = newestOf(page.items);
  if (page.nextCursor === null) return known;
  // A founder with a long history: what the first page does not show is asked for field by field.
  const missing = BUILDER_FIELDS.filter((field) => known[fieldKey(field)] === undefined);
  const pages = await Promise.all(
    missing.map(({ fieldId }) => request(listAnswerAnalysesRoute, { query: { limit: 1, fieldId }, signal })),
  );
  return { ...newestOf(pages.flatMap(({ items }) => items)), ...known };
}

/** The newest stored analyses: what badges and the quality score show after a reload. */
export const newestAnalysesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['newest-answer-analyses', ownerId],
    queryFn: ({ signal }) => fetchNewest(signal),
  });
