import { useState } from 'react';

/** What is under way, one act at a time. */
interface OneAct<Act> {
  /** Null for nothing. */
  readonly act: Act | null;
  /** Resolves to what the work does; null where it failed, after `onFault` was told why. */
  readonly doing: <T>(act: Act, work: () => Promise<T>, onFault: (error: unknown) => void) => Promise<T | null>;
}

/** Tells a page what it is waiting for. */
export function useOneAct<Act>(): OneAct<Act> {
  const [act, setAct] = useState<Act | null>(null);
  return {
    act,
    doing: async (next, work, onFault) => {
      setAct(next);
      try {
        return await work();
      } catch (error) {
        onFault(error);
        return null;
      } finally {
        setAct(null);
      }
    },
  };
}
