import { createAtom } from '@tanstack/react-store';

/** Whether the last change was refused because the server has no space; reading says nothing about it. */
export const isStorageFull = createAtom(false);
