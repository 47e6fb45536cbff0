import {
  analyzeContentRoute,
  contentPartSchema,
  type IdeaCheckPage,
} from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { mutationOptions } from '@tanstack/react-query';
import type { AnalysisPart } from '../../../components/analysis/request/unfinished-analysis.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { requestWithParts } from '../../../lib/api-client/request-parts.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { formOf, type IdeaDraft } from '../../../lib/idea-history/idea-draft.js';
import { cacheIdeaHistory } from '../../../lib/idea-history/idea-history-cache.js';
import { checksOf, ideaHistoryQuery } from '../../../lib/idea-history/idea-history.query.js';
import { summaryOf } from '../../../lib/idea-history/idea-summary.js';
import { findTracing } from '../../../lib/telemetry/tracing.js';
import { ideaCheckQuery } from './get-idea-check.js';

export interface CheckIdeaVariables {
  readonly draft: IdeaDraft;
  /** The same for a repetition of the same click, so that the server does not check and store the idea twice. */
  readonly idempotencyKey: string;
  /** Takes what there is before the check is complete; nothing of it is stored or final. */
  readonly onPart: (part: AnalysisPart<IdeaPartial>) => void;
}

async function checkIdea({ draft, idempotencyKey, onPart }: CheckIdeaVariables): Promise<IdeaCheck> {
  const action = findTracing()?.startAction('click check-idea');
  try {
    const input = {
      body: { type: 'IDEA_CHECK' as const, ...formOf(draft) },
      idempotencyKey,
      ...(action === undefined ? {} : { action }),
    };
    const { data } = await requestWithParts(analyzeContentRoute, input, {
      parts: contentPartSchema,
      onPart: (part) => {
        if (part.kind === 'progress') onPart(part);
        else if (part.partial.type === 'IDEA_CHECK') onPart({ kind: 'partial', partial: part.partial });
      },
    });
    if (data.type !== 'IDEA_CHECK') throw new ApiError({ status: 200, code: 'unexpected_failure' });
    action?.end('ok');
    return data;
  } catch (error) {
    action?.end('error');
    if (error instanceof ApiError) console.error('Analysis failed', error.status, error.code, error.traceId);
    throw error;
  }
}

/** Puts a check first in the history, once. */
function prepend(pages: readonly IdeaCheckPage[], check: IdeaCheck): IdeaCheckPage[] {
  const [first, ...rest] = pages;
  if (first === undefined) return [{ items: [summaryOf(check)], nextCursor: null }];
  const others = first.items.filter(({ id }) => id !== check.id);
  return [{ ...first, items: [summaryOf(check), ...others] }, ...rest];
}

/** Checks an idea, keeps the result in this browser, and adds it to the founder's history. */
export const checkIdeaMutation = (ownerId: string) =>
  mutationOptions({
    mutationFn: checkIdea,
    onSuccess: async (check, _variables, _result, { client }) => {
      writeStored(STORAGE_KEYS.ideaResult, ownerId, check);
      client.setQueryData(ideaCheckQuery(ownerId, check.id).queryKey, check);
      // Other screens work with the newest check.
      void client.invalidateQueries({ queryKey: userIdeaCheckQuery(ownerId).queryKey });
      const { queryKey } = ideaHistoryQuery(ownerId);
      // A list that is still loading may lack the new check; it is loaded again instead of extended.
      await client.cancelQueries({ queryKey });
      const history = client.getQueryData(queryKey);
      if (history === undefined) return client.invalidateQueries({ queryKey });
      const pages = prepend(history.pages, check);
      client.setQueryData(queryKey, { ...history, pages });
      return cacheIdeaHistory(ownerId, checksOf(pages));
    },
  });
