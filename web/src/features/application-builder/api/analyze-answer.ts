import { analyzeContentRoute, contentPartSchema } from '@playbook/contracts/analysis/analysis-content.contract';
import {
  type AnswerAnalysis,
  answerAnalysisSummarySchema,
  type AnswerPartial,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { mutationOptions } from '@tanstack/react-query';
import { type AnalysisPart, withPart } from '../../../components/analysis/request/unfinished-analysis.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { requestWithParts } from '../../../lib/api-client/request-parts.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { findTracing } from '../../../lib/telemetry/tracing.js';
import { isStandInNeeded } from '../lib/answer-failure.js';
import { unfinishedAnswerQuery } from '../lib/unfinished-answers.js';
import { answerAnalysisQuery } from './answer-analysis.query.js';
import { newestAnalysesQuery } from './newest-analyses.query.js';

export interface AnalyzeAnswerVariables {
  readonly answer: string;
  /** The same for a repetition of the same click, so that the server does not analyse and store the answer twice. */
  readonly idempotencyKey: string;
}

const FAILED = {
  title: 'Analysis Failed',
  message: 'Unable to analyze your answer. Please try again.',
  tone: 'failure',
} as const;

async function analyze(
  address: FieldAddress,
  variables: AnalyzeAnswerVariables,
  onPart: (part: AnalysisPart<AnswerPartial>) => void,
): Promise<AnswerAnalysis> {
  const action = findTracing()?.startAction('click analyze-answer');
  const { answer, idempotencyKey } = variables;
  try {
    const body = { type: 'yc-application' as const, ...address, answer };
    const input = { body, idempotencyKey, ...(action === undefined ? {} : { action }) };
    const { data } = await requestWithParts(analyzeContentRoute, input, {
      parts: contentPartSchema,
      onPart: (part) => {
        if (part.kind === 'progress') onPart(part);
        else if (part.partial.type === 'yc-application') onPart({ kind: 'partial', partial: part.partial });
      },
    });
    if (data.type !== 'yc-application') throw new ApiError({ status: 200, code: 'unexpected_failure' });
    action?.end('ok');
    return data;
  } catch (error) {
    action?.end('error');
    if (error instanceof ApiError) console.error('Analysis failed', error.status, error.code, error.traceId);
    throw error;
  }
}

export const analyzeAnswerKey = (ownerId: string, address: FieldAddress) =>
  ['analyze-answer', ownerId, fieldKey(address)] as const;

/** Analyses one answer. Its outcome is kept for as long as the page lives, whether or not the field is on the screen. */
export const analyzeAnswerMutation = (ownerId: string, address: FieldAddress) =>
  mutationOptions({
    mutationKey: analyzeAnswerKey(ownerId, address),
    mutationFn: (variables: AnalyzeAnswerVariables, { client }) => {
      const { queryKey } = unfinishedAnswerQuery(ownerId, address);
      return analyze(address, variables, (part) =>
        client.setQueryData(queryKey, (known) => withPart(known ?? null, part)),
      );
    },
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
    // Without a network it fails at once, and the basic check is shown, instead of waiting.
    networkMode: 'always',
    onSuccess: async (analysis, _variables, _result, { client }) => {
      client.setQueryData(answerAnalysisQuery(ownerId, analysis.id).queryKey, analysis);
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
      if (isStandInNeeded(error)) await showToast(FAILED);
    },
    onSettled: (_analysis, _error, _variables, _result, { client }) => {
      client.setQueryData(unfinishedAnswerQuery(ownerId, address).queryKey, null);
    },
  });
