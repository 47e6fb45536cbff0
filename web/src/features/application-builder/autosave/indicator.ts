import type { DraftsState } from './drafts-state.js';

/** How long the outcome of a save is shown (specification, section 9). */
const SAVED_SHOWN_MS = 2_000;
const ERROR_SHOWN_MS = 3_000;

/** Shows how the saves went once none of them is on its way any more. */
function concluded(state: DraftsState, nowMs: number): DraftsState {
  if (state.indicator !== 'saving' || [...state.fields.values()].some(({ flight }) => flight !== null)) return state;
  const { hasFailed } = state;
  return {
    ...state,
    hasFailed: false,
    indicator: hasFailed ? 'error' : 'saved',
    indicatorUntilMs: nowMs + (hasFailed ? ERROR_SHOWN_MS : SAVED_SHOWN_MS),
  };
}

/** The indicator as it should be now: the outcome of saves that have ended, and nothing when that was shown for long enough. */
export function indicated(state: DraftsState, nowMs: number): DraftsState {
  const next = concluded(state, nowMs);
  if (next.indicatorUntilMs === null || nowMs < next.indicatorUntilMs) return next;
  return { ...next, indicator: null, indicatorUntilMs: null };
}
