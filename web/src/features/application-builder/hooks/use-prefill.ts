import type { Prefill } from '@playbook/contracts/insights/smart-suggestions.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PREFILL_FAILED } from '../../../failures/application/application-failures.js';
import { DEGRADED_WORDS } from '../../../failures/result-failures.js';
import { engineName } from '../../../components/analysis/result/engine-name.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { prefillQuery } from '../api/insights.query.js';
import { userContextOf } from '../lib/insights/user-context.js';
import { useUserContext } from './use-user-context.js';

const NO_CONTEXT = userContextOf(null);

/** What can be filled in: being made, made, or templates because it could not be made. */
export type PrefillState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  /** `engine` says who wrote the texts, and why it was not who was asked. */
  | { readonly state: 'ready'; readonly prefill: Prefill; readonly engine: string };

/** Asks for texts for the required answers. A failure is told as a toast; the templates of the questions take their place. */
export function usePrefill(): PrefillState {
  const { id: ownerId } = useFounder();
  const context = useUserContext();
  const query = prefillQuery(ownerId, context ?? NO_CONTEXT);
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery(
    // Texts are generated when the founder asks, not when the window or the network comes back.
    context === null
      ? { ...query, queryFn: skipToken }
      : { ...query, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

  useEffect(() => {
    if (errorUpdateCount === 0) return;
    void showToast(PREFILL_FAILED);
  }, [errorUpdateCount]);

  if (data !== undefined) {
    const whyNot = data.degradedReason === null ? '' : `. ${data.message ?? DEGRADED_WORDS[data.degradedReason]}`;
    return { state: 'ready', prefill: data.prefillData, engine: `${engineName(data.engine)}${whyNot}` };
  }
  return isError ? { state: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { state: 'loading' };
}
