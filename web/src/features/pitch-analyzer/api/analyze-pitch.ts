import { analyzePitchRoute, type PitchAnalysisPage } from '@playbook/contracts/analysis/pitch-analysis.contract';
import {
  type PitchAnalysis,
  type PitchPart,
  pitchAnalysisSummarySchema,
  pitchPartSchema,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { requestWithParts } from '../../../lib/api-client/request-parts.js';
import { cachePitchHistory } from '../../../lib/pitch-history/pitch-history-cache.js';
import { pitchAnalysisQuery } from './get-pitch-analysis.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { findTracing } from '../../../lib/telemetry/tracing.js';

export interface AnalyzePitchVariables {
  readonly pitch: string;
  /** The same for a repetition of the same click, so that the server does not analyse and store the pitch twice. */
  readonly idempotencyKey: string;
  /** Takes what there is before the analysis is complete; nothing of it is stored or final. */
  readonly onPart: (part: PitchPart) => void;
}

async function analyzePitch({ pitch, idempotencyKey, onPart }: AnalyzePitchVariables): Promise<PitchAnalysis> {
  const action = findTracing()?.startAction('click analyze-pitch');
  try {
    const input = { body: { pitch }, idempotencyKey, ...(action === undefined ? {} : { action }) };
    const { data } = await requestWithParts(analyzePitchRoute, input, { parts: pitchPartSchema, onPart });
    action?.end('ok');
    return data;
  } catch (error) {
    action?.end('error');
    if (error instanceof ApiError) console.error('Analysis failed', error.status, error.code, error.traceId);
    throw error;
  }
}

/** Puts an analysis first in the history, once. */
function prepend(pages: readonly PitchAnalysisPage[], analysis: PitchAnalysis): PitchAnalysisPage[] {
  const summary = pitchAnalysisSummarySchema.parse(analysis);
  const [first, ...rest] = pages;
  if (first === undefined) return [{ items: [summary], nextCursor: null }];
  const others = first.items.filter(({ id }) => id !== summary.id);
  return [{ ...first, items: [summary, ...others] }, ...rest];
}

/** Analyses a pitch and adds the result to the founder's history. */
export const analyzePitchMutation = (ownerId: string) =>
  mutationOptions({
    mutationFn: analyzePitch,
    onSuccess: async (analysis, _variables, _result, { client }) => {
      client.setQueryData(pitchAnalysisQuery(ownerId, analysis.id).queryKey, analysis);
      const { queryKey } = pitchHistoryQuery(ownerId);
      // A list that is still loading may lack the new analysis; it is loaded again instead of extended.
      await client.cancelQueries({ queryKey });
      const history = client.getQueryData(queryKey);
      if (history === undefined) return client.invalidateQueries({ queryKey });
      const pages = prepend(history.pages, analysis);
      client.setQueryData(queryKey, { ...history, pages });
      return cachePitchHistory(ownerId, analysesOf(pages));
    },
  });
