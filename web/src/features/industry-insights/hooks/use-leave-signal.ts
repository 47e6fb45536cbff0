import { useEffect, useRef } from 'react';

/** A signal that is aborted when the founder leaves the screen. */
export function useLeaveSignal(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current.signal;
}
