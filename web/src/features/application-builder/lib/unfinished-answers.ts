import type { AnswerPartial } from '@playbook/contracts/analysis/answer-analysis.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { UnfinishedAnalysis } from '../../../lib/analysis/unfinished-analysis.js';

/**
 * What there is of an answer's analysis while it is being made; null when there is nothing to see. It is written by the call itself,
 * so that it outlives the field's card as the call does.
 */
export const unfinishedAnswerQuery = (ownerId: string, address: FieldAddress) =>
  queryOptions<UnfinishedAnalysis<AnswerPartial> | null>({
    queryKey: ['unfinished-answer', ownerId, fieldKey(address)],
    queryFn: skipToken,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  });
