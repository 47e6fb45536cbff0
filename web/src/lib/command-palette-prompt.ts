import { createAtom } from '@tanstack/react-store';

/** Whether the command palette is open. Any part of the layout may open it; the layout's root shows it. */
export const commandPalettePrompt = createAtom(false);
