import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import { answerAnalysisSummarySchema } from '@playbook/contracts/analysis/answer-analysis.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { mutationOptions } from '@tanstack/react-query';
import { ANSWER_NOT_ANALYZED } from '../../../failures/application/application-failures.js';
import { failureOf } from '../../../failures/analysis-failure.js';
import type { AnalysisCall } from '../../../lib/analysis/analysis-kind.js';
import { analyze } from '../../../lib/analysis/analyze.js';
import { storedAnalysisQuery } from '../../../lib/analysis/stored-analysis.query.js';
import { withChunk } from '../../../lib/analysis/unfinished-analysis.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { ANSWER_KIND } from '../lib/answer-kind.js';
import { unfinishedAnswerQuery } from '../lib/unfinished-answers.js';
import { newestAnalysesQuery } from './newest-analyses.query.js';

export interface AnalyzeAnswerVariables extends Pick<AnalysisCall<never>, 'idempotencyKey'> {
  readonly answer: string;
  /** How far the company is by the newest idea check; null where there is none. */
  readonly stage: IdeaStage | null;
}

export const analyzeAnswerKey = (ownerId: string, address: FieldAddress) =>
  ['analyze-answer', ownerId, fieldKey(address)] as const;

/** Analyses one answer. Its outcome is kept for as long as the page lives, whether or not the field is on the screen. */
export const analyzeAnswerMutation = (ownerId: string, address: FieldAddress) =>
  mutationOptions({
    mutationKey: analyzeAnswerKey(ownerId, address),
    mutationFn: ({ answer, stage, idempotencyKey }: AnalyzeAnswerVariables, { client }) => {
      const { queryKey } = unfinishedAnswerQuery(ownerId, address);
      return analyze(
        ANSWER_KIND,
        { ...address, answer, ...(stage === null ? {} : { stage }) },
        {
          idempotencyKey,
          onChunk: (chunk) => client.setQueryData(queryKey, (known) => withChunk(known ?? null, chunk)),
        },
      );
    },
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
    // Without a network it fails at once, and the basic check is shown, instead of waiting.
    networkMode: 'always',
    onSuccess: async (analysis, _variables, _result, { client }) => {
      client.setQueryData(storedAnalysisQuery(ANSWER_KIND, ownerId, analysis.id).queryKey, analysis);
      const { queryKey } = newestAnalysesQuery(ownerId);
      // A list that is still loading may lack the new analysis.
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData(queryKey);
      if (known === undefined) return client.invalidateQueries({ queryKey });
      const summary = answerAnalysisSummarySchema.parse(analysis);
      client.setQueryData(queryKey, { ...known, [fieldKey(address)]: summary });
      return undefined;
    },
    onError: async (error) => {
      if (failureOf(error, ANSWER_KIND.words).kind === 'unavailable') await showToast(ANSWER_NOT_ANALYZED);
    },
    onSettled: (_analysis, _error, _variables, _result, { client }) => {
      client.setQueryData(unfinishedAnswerQuery(ownerId, address).queryKey, null);
    },
  });
