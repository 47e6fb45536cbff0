import { type RefObject, useEffect, useRef } from 'react';
import { comeTo } from '../../../lib/come-to.js';

/** The result is what the founder waits for: the keyboard, the screen reader and the page go to its heading. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => comeTo(heading.current), []);
  return heading;
}
