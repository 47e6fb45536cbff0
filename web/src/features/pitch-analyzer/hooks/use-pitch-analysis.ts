import type { PitchAnalysis, PitchPartial } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AnalysisFailure,
  failureOf,
  type FailureWords,
} from '../../../components/analysis/request/analysis-failure.js';
import { type UnfinishedAnalysis, withPart } from '../../../components/analysis/request/unfinished-analysis.js';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { analyzePitchMutation } from '../api/analyze-pitch.js';
import { fallbackAnalysis } from '../lib/fallback-analysis.js';
import { type ShownAnalysis, withoutSample } from '../lib/shown-analysis.js';

const WORDS: FailureWords = { many: 'pitches', nameOf: () => 'Your pitch' };

export interface PitchAnalysisState {
  readonly isBusy: boolean;
  readonly failure: AnalysisFailure | null;
  /** What there is of the analysis being made; null when there is nothing to see, or none is being made. */
  readonly unfinished: UnfinishedAnalysis<PitchPartial> | null;
  /** What the result area shows; null before the first analysis. */
  readonly shown: ShownAnalysis | null;
  readonly analyze: (pitch: string) => void;
  /** Sends the failed call again, as the same call. */
  readonly retry: () => void;
  /** Shows an earlier analysis. */
  readonly open: (analysis: PitchAnalysis) => void;
  /** The founder changed the text, so a complaint about it is out of date. */
  readonly dismissFailure: () => void;
}

/** The pitch analyzer's state: idle, analysing, then a result, the fallback or a complaint. */
export function usePitchAnalysis(ownerId: string): PitchAnalysisState {
  const [shown, setShown] = useState<ShownAnalysis | null>(null);
  const [unfinished, setUnfinished] = useState<UnfinishedAnalysis<PitchPartial> | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    ...analyzePitchMutation(ownerId),
    retry: false,
  });
  // A second click comes before React renders the first one's pending state.
  const isInFlight = useRef(false);
  const failure = error === null ? null : failureOf(error, WORDS);

  const send = (pitch: string, idempotencyKey: string): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutate(
      { pitch, idempotencyKey, onPart: (part) => setUnfinished((known) => withPart(known, part)) },
      {
        onSuccess: setShown,
        onError: (cause) => {
          const { kind } = failureOf(cause, WORDS);
          setShown((known) => (kind === 'unavailable' ? fallbackAnalysis(pitch) : withoutSample(known)));
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
    analyze: (pitch) => send(pitch, createIdempotencyKey()),
    retry: () => {
      if (variables !== undefined) send(variables.pitch, variables.idempotencyKey);
    },
    open: (analysis) => {
      reset();
      setShown(analysis);
    },
    dismissFailure: () => {
      if (failure !== null && failure.kind !== 'unavailable') reset();
    },
  };
}
