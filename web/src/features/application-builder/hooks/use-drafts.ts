import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ApplicationDrafts, DraftsSnapshot } from '../autosave/application-drafts.js';

/** Whether the server does not take a field's text as it is; renders again only when that changes. */
export function useIsRefused(address: FieldAddress): boolean {
  const { subscribe, snapshot } = useDrafts();
  return useSyncExternalStore(subscribe, () => snapshot().refusedKeys.includes(fieldKey(address)));
}

/** What is stored where a field's save was refused, until the founder chooses; null where there is no conflict. */
export function useConflict(address: FieldAddress): StoredAnswer | null {
  const { subscribe, snapshot } = useDrafts();
  return useSyncExternalStore(subscribe, () => snapshot().conflicts[fieldKey(address)] ?? null);
}

/** The drafts of the application that a screen shows; given by the screen once `useApplication` is ready. */
export const DraftsContext = createContext<ApplicationDrafts | null>(null);

/**
 * The drafts of the application on this screen.
 * @throws Error outside of a DraftsContext
 */
export function useDrafts(): ApplicationDrafts {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error('useDrafts needs a DraftsContext above it');
  return drafts;
}

/** All of the application as its founder sees it; renders again with every change of any field. */
export function useDraftsSnapshot(): DraftsSnapshot {
  const { subscribe, snapshot } = useDrafts();
  return useSyncExternalStore(subscribe, snapshot);
}

/** The text of one field; renders again only when it changes. */
export function useAnswerText(address: FieldAddress): string {
  const { subscribe, snapshot } = useDrafts();
  return useSyncExternalStore(subscribe, () => snapshot().texts[fieldKey(address)] ?? '');
}
