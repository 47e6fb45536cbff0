import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AnalysisFailure, failureOf } from '../../failures/analysis-failure.js';
import { createIdempotencyKey } from '../idempotency-key.js';
import { analyze } from './analyze.js';
import { type AnalysisCall, isSample, type ScreenKind, type ShownResult } from './analysis-kind.js';
import { storedAnalysisQuery } from './stored-analysis.query.js';
import { type UnfinishedAnalysis, withChunk } from './unfinished-analysis.js';

/** How a request for an analysis goes. */
export interface AnalysisRequest<Partial> {
  readonly isBusy: boolean;
  readonly failure: AnalysisFailure | null;
  /** What there is of the analysis being made; null when there is nothing to see, or none is being made. */
  readonly unfinished: UnfinishedAnalysis<Partial> | null;
  /** Sends the failed call again, as the same call. */
  readonly retry: () => void;
}

export interface AnalysisState<Input, Partial, Shown> extends AnalysisRequest<Partial> {
  /** What the result area shows; null before the first analysis. */
  readonly shown: Shown | null;
  readonly analyze: (input: Input) => void;
  /** Shows another result, or none. */
  readonly show: (shown: Shown | null) => void;
  /** The founder changed the text, so a complaint about it is out of date. */
  readonly dismissFailure: () => void;
}

interface AnalysisOptions<Shown> {
  /** What the page shows at first. */
  readonly initial?: () => Shown | null;
  /** Called when a result appears that the founder waits for. */
  readonly onResult: () => void;
  /** Called when that is an analysis and no sample. */
  readonly onSuccess?: () => void;
}

type Variables<Input, Partial> = AnalysisCall<Partial> & { readonly input: Input };

/** What stood in for an earlier analysis says nothing about the next one. */
const withoutSample = <Shown extends ShownResult>(shown: Shown | null): Shown | null =>
  shown !== null && isSample(shown) ? null : shown;

const analyzeMutation = <Input, Analysis extends { readonly id: string }, Partial, Shown extends ShownResult>(
  kind: ScreenKind<Input, Analysis, Partial, Shown>,
  ownerId: string,
) =>
  mutationOptions({
    mutationFn: ({ input, ...call }: Variables<Input, Partial>) => analyze(kind, input, call),
    onSuccess: (analysis, _variables, _result, { client }) => {
      client.setQueryData(storedAnalysisQuery(kind, ownerId, analysis.id).queryKey, analysis);
      return kind.onAnalyzed(client, ownerId, analysis);
    },
    retry: false,
  });

/** The state of a screen that analyses a text: what was kept, analysing, then a result, the sample or a complaint. */
export function useAnalysis<Input, Analysis extends { readonly id: string }, Partial, Shown extends ShownResult>(
  kind: ScreenKind<Input, Analysis, Partial, Shown>,
  ownerId: string,
  { initial = () => null, onResult, onSuccess }: AnalysisOptions<Shown>,
): AnalysisState<Input, Partial, Shown> {
  const [shown, setShown] = useState(initial);
  const [unfinished, setUnfinished] = useState<UnfinishedAnalysis<Partial> | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation(analyzeMutation(kind, ownerId));
  // A second click comes before React renders the first one's pending state.
  const isInFlight = useRef(false);
  const failure = error === null ? null : failureOf(error, kind.words);

  const send = (input: Input, idempotencyKey: string): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutate(
      { input, idempotencyKey, onChunk: (chunk) => setUnfinished((known) => withChunk(known, chunk)) },
      {
        onSuccess: (analysis) => {
          setShown(kind.shownOf(analysis));
          onResult();
          onSuccess?.();
        },
        onError: (cause) => {
          const reason = failureOf(cause, kind.words);
          const isAway = reason.kind === 'unavailable';
          setShown((known) => (isAway ? kind.sampleFor(input, reason) : withoutSample(known)));
          if (isAway) onResult();
        },
        onSettled: () => {
          isInFlight.current = false;
          setUnfinished(null);
        },
      },
    );
  };

  return {
    isBusy: isPending,
    failure,
    unfinished: isPending ? unfinished : null,
    shown,
    analyze: (input) => send(input, createIdempotencyKey()),
    retry: () => variables && send(variables.input, variables.idempotencyKey),
    show: (next) => {
      reset();
      setShown(next);
    },
    dismissFailure: () => {
      if (failure !== null && failure.kind !== 'unavailable') reset();
    },
  };
}
