import { type RefObject, useEffect, useRef } from 'react';

/** The result is what the founder waits for: the keyboard, the screen reader and the page go to its heading. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, []);
  return heading;
}
