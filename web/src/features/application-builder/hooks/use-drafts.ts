import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { use, useSyncExternalStore } from 'react';
import type { ApplicationDrafts, DraftsSnapshot } from '../autosave/application-drafts.js';
import { DraftsContext } from './drafts-context.js';

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
