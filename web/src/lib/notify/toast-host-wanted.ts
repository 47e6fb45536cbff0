import { createAtom } from '@tanstack/react-store';

/** Set when the first toast is shown, so that pages without toasts do not load the code for them. */
export const toastHostWanted = createAtom(false);
