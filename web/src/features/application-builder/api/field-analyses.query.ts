import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** The latest analyses of one answer, newest first: as many as the chart of scores shows. */
export const fieldAnalysesQuery = (ownerId: string, { fieldId }: FieldAddress) =>
  queryOptions({
    queryKey: ['field-answer-analyses', ownerId, fieldId],
    queryFn: async ({ signal }) => (await request(listAnswerAnalysesRoute, { query: { fieldId }, signal })).items,
    staleTime: 0,
  });
