import { useEffect, useRef } from 'react';

/** The signal of the calls that a screen makes. */
export interface CallSignal {
  readonly current: () => AbortSignal;
  /** Aborts the calls that are under way; those that follow have the signal that is answered. Aborted for good on a screen that was left. */
  readonly renew: () => AbortSignal;
}

/** A signal that is aborted when the founder leaves the screen, or begins something that its calls are too late for. */
export function useCallSignal(): CallSignal {
  const calls = useRef(new AbortController());
  useEffect(() => {
    calls.current = new AbortController();
    return () => calls.current.abort();
  }, []);
  return {
    current: () => calls.current.signal,
    renew: () => {
      if (!calls.current.signal.aborted) {
        calls.current.abort();
        calls.current = new AbortController();
      }
      return calls.current.signal;
    },
  };
}
