import { useEffect, useState } from 'react';

/** Gives the focus back to where it was before the calling dialog was shown, once it is gone. */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
