import { useEffect, useRef, useState } from 'react';

/** Gives the focus back to where it was before the calling dialog was shown, unless the founder goes to another page. */
export function useFocusAfterwards(): { readonly leaveFocus: () => void } {
  const [before] = useState(() => document.activeElement);
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      if (!isLeft.current && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return {
    leaveFocus: () => {
      isLeft.current = true;
    },
  };
}
