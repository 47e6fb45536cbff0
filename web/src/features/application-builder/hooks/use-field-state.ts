import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useSyncExternalStore } from 'react';
import { useDrafts } from './use-drafts.js';

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
