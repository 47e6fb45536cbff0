import { createContext } from 'react';
import type { ApplicationDrafts } from '../autosave/application-drafts.js';

/** The drafts of the application that a screen shows; given by the screen once `useApplication` is ready. */
export const DraftsContext = createContext<ApplicationDrafts | null>(null);
