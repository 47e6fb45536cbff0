import type { IdeaCheck, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AnalysisFailure,
  failureOf,
  type FailureWords,
} from '../../../components/analysis/request/analysis-failure.js';
import { type UnfinishedAnalysis, withPart } from '../../../components/analysis/request/unfinished-analysis.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored } from '../../../lib/browser-storage/stored-value.js';
import type { IdeaDraft } from '../../../lib/idea-history/idea-draft.js';
import { createIdempotencyKey } from '../../../lib/idempotency-key.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { checkIdeaMutation } from '../api/check-idea.js';
import { fallbackCheck } from '../lib/fallback-check.js';
import { isSample, type ShownIdeaCheck, shownOf } from '../lib/shown-idea-check.js';

const WORDS: FailureWords = {
  many: 'ideas',
  nameOf: (field) => (field === 'problem' ? 'The problem' : 'Your idea'),
};
const COMPLETED = {
  title: 'Analysis completed',
  message: 'Your idea has been analyzed and saved automatically.',
  tone: 'success',
} as const;

export interface IdeaCheckState {
  readonly isBusy: boolean;
  readonly failure: AnalysisFailure | null;
  /** What there is of the check being made; null when there is nothing to see, or none is being made. */
  readonly unfinished: UnfinishedAnalysis<IdeaPartial> | null;
  /** What the result area shows; null before the first check. */
  readonly shown: ShownIdeaCheck | null;
  readonly check: (draft: IdeaDraft) => void;
  /** Sends the failed call again, as the same call. */
  readonly retry: () => void;
  /** Shows another result, or none. */
  readonly show: (check: ShownIdeaCheck | null) => void;
  /** The founder changed the form, so a complaint about it is out of date. */
  readonly dismissFailure: () => void;
}

interface Attempt {
  readonly draft: IdeaDraft;
  readonly idempotencyKey: string;
}

const initialCheck = (ownerId: string): ShownIdeaCheck | null => {
  const kept: IdeaCheck | null = readStored(STORAGE_KEYS.ideaResult, ownerId);
  return kept === null ? null : shownOf(kept);
};

/** What a failure leaves to see: a sample where the service is away; what stood in for an earlier check says nothing of this one. */
function shownAfter(reason: AnalysisFailure, draft: IdeaDraft, known: ShownIdeaCheck | null): ShownIdeaCheck | null {
  if (reason.kind === 'unavailable') return fallbackCheck(draft, reason);
  return known !== null && isSample(known) ? null : known;
}

/** The idea check's state: what was kept, analysing, then a result, the fallback or a complaint. */
export function useIdeaCheck(ownerId: string, onResult: () => void): IdeaCheckState {
  const [shown, setShown] = useState(() => initialCheck(ownerId));
  const [unfinished, setUnfinished] = useState<UnfinishedAnalysis<IdeaPartial> | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({ ...checkIdeaMutation(ownerId), retry: false });
  // A second click comes before React renders the first one's pending state.
  const isInFlight = useRef(false);
  const failure = error === null ? null : failureOf(error, WORDS);

  const send = ({ draft, idempotencyKey }: Attempt): void => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutate(
      { draft, idempotencyKey, onPart: (part) => setUnfinished((known) => withPart(known, part)) },
      {
        onSuccess: (check) => {
          setShown(shownOf(check));
          onResult();
          void showToast(COMPLETED);
        },
        onError: (cause) => {
          const reason = failureOf(cause, WORDS);
          setShown((known) => shownAfter(reason, draft, known));
          if (reason.kind === 'unavailable') onResult();
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
    check: (draft) => send({ draft, idempotencyKey: createIdempotencyKey() }),
    retry: () => {
      if (variables !== undefined) send(variables);
    },
    show: (check) => {
      reset();
      setShown(check);
    },
    dismissFailure: () => {
      if (failure !== null && failure.kind !== 'unavailable') reset();
    },
  };
}
