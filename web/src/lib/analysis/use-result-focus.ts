import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ResultFocus {
  /** Of the result's heading. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** To be called when a result appears. */
  readonly focusResult: () => void;
}

/** The result is what the founder waits for: the keyboard, the screen reader and the page go there. */
export function useResultFocus(): ResultFocus {
  const [results, setResults] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (results === 0) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [results]);
  return { headingRef, focusResult: () => setResults((count) => count + 1) };
}
