import { createAtom } from '@tanstack/react-store';

/** Whether the sign-in dialog is open. Any screen may open it; the app's root shows it. */
export const signInPrompt = createAtom(false);
