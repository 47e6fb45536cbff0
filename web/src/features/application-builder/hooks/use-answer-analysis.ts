import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { AnswerAnalysisSummary, AnswerPartial } from '@playbook/contracts/analysis/answer-analysis.schema';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../failures/analysis-failure.js';
import type { AnalysisRequest } from '../../../lib/analysis/use-analysis.js';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { analyzeAnswerKey, analyzeAnswerMutation, type AnalyzeAnswerVariables } from '../api/analyze-answer.js';
import { newestAnalysesQuery } from '../api/newest-analyses.query.js';
import { ANSWER_KIND } from '../lib/answer-kind.js';
import { basicCheckOf } from '../lib/basic-check.js';
import type { ShownAnswer } from '../lib/shown-answer.js';
import { unfinishedAnswerQuery } from '../lib/unfinished-answers.js';
import { useUserContext } from './use-user-context.js';

const NO_CONTENT = {
  title: 'No content to analyze',
  message: 'Please enter your answer before analyzing.',
  tone: 'notice',
} as const;

export interface AnswerAnalysisState extends AnalysisRequest<AnswerPartial> {
  /** The text of the last attempt of this page; null before the first. */
  readonly attempted: string | null;
  /** What the browser makes of the answer while the service is away; null where it is not. */
  readonly basicCheck: ShownAnswer | null;
  /** The newest stored analysis of the field. */
  readonly newest: AnswerAnalysisSummary | null;
  /** Analyses a text; asks for one where it is blank. */
  readonly analyze: (answer: string) => void;
}

interface Attempt {
  readonly status: string;
  readonly error: Error | null;
  readonly variables: AnalyzeAnswerVariables | undefined;
}

/** The attempts of this page to analyse a field, oldest first; they outlive the field's card. */
const useAttempts = (ownerId: string, address: FieldAddress): readonly Attempt[] =>
  useMutationState({
    filters: { mutationKey: analyzeAnswerKey(ownerId, address) },
    select: ({ state }) => ({
      status: state.status,
      error: state.error,
      variables: state.variables as AnalyzeAnswerVariables | undefined,
    }),
  });

type Outcome = Pick<AnswerAnalysisState, 'failure' | 'attempted' | 'basicCheck'>;

/** What came of the last attempt, as far as there is one. */
function outcomeOf(last: Attempt | undefined): Outcome {
  const attempted = last?.variables?.answer ?? null;
  if (last === undefined || last.error === null) return { failure: null, attempted, basicCheck: null };
  const failure = failureOf(last.error, ANSWER_KIND.words);
  const isAway = failure.kind === 'unavailable' && attempted !== null;
  return { failure, attempted, basicCheck: isAway ? basicCheckOf(attempted) : null };
}

/** A field's analysis: stored, being made, failed, or replaced by the basic check. */
export function useAnswerAnalysis(address: FieldAddress): AnswerAnalysisState {
  const { id: ownerId } = useFounder();
  const client = useQueryClient();
  const newest = useQuery(newestAnalysesQuery(ownerId)).data?.[fieldKey(address)] ?? null;
  const stage = useUserContext()?.stage ?? null;
  const { mutate } = useMutation(analyzeAnswerMutation(ownerId, address));
  const last = useAttempts(ownerId, address).at(-1);
  const unfinished = useQuery(unfinishedAnswerQuery(ownerId, address)).data;
  const isBusy = last?.status === 'pending';

  const send = (variables: AnalyzeAnswerVariables): void => {
    // A second click comes before React renders the first one's pending state.
    if (client.isMutating({ mutationKey: analyzeAnswerKey(ownerId, address) }) === 0) mutate(variables);
  };

  return {
    ...outcomeOf(last),
    isBusy,
    unfinished: isBusy ? (unfinished ?? null) : null,
    newest,
    analyze: (answer) => {
      if (answer.trim() === '') void showToast(NO_CONTENT);
      else send({ answer, stage, idempotencyKey: createIdempotencyKey() });
    },
    retry: () => {
      if (last?.variables !== undefined) send(last.variables);
    },
  };
}
