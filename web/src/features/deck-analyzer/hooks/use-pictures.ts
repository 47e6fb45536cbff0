import { useCallback, useRef, useState } from 'react';

/** Pictures whose addresses are good for an hour. */
export interface Pictures {
  /** Whether a picture can be shown by this address, as far as is known. */
  readonly canShow: (url: string | null) => url is string;
  /** A picture did not load. */
  readonly onError: (url: string) => void;
}

/** What fails sooner than this after new addresses were asked for is missing for another reason. */
const ASK_AGAIN_MS = 600_000;

/** Asks for new addresses when one is not good any more, once; what cannot be loaded then is known to be missing. */
export function usePictures(refetch: () => Promise<unknown>): Pictures {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set<string>());
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const onError = useCallback(
    (url: string): void => {
      setMissing((known) => new Set([...known, url]));
      if (Date.now() - askedAtMs.current < ASK_AGAIN_MS) return;
      askedAtMs.current = Date.now();
      void refetch();
    },
    [refetch],
  );
  return { canShow: (url): url is string => url !== null && !missing.has(url), onError };
}
