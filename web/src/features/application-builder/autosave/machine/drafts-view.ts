import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { DraftEntry } from '../../../../lib/browser-storage/draft-journal.schema.js';
import type { DraftsSnapshot } from '../application-drafts.js';
import { type DraftField, isUnsaved } from './draft-field.js';
import type { DraftsState } from './drafts-state.js';

/** What the founder sees of a state. */
export function snapshotOf({ fields, backOff, indicator, isOnline }: DraftsState): DraftsSnapshot {
  const texts: Record<string, string> = {};
  const conflicts: Record<string, StoredAnswer> = {};
  const unsavedKeys: string[] = [];
  const refusedKeys: string[] = [];
  for (const [key, field] of fields) {
    texts[key] = field.text;
    if (field.conflict !== null) conflicts[key] = field.conflict;
    if (isUnsaved(field)) unsavedKeys.push(key);
    if (field.isRefused) refusedKeys.push(key);
  }
  return { texts, conflicts, unsavedKeys, refusedKeys, indicator, isRetrying: backOff.failures > 0, isOnline };
}

const isSameRecord = (a: object, b: object): boolean => {
  const entries = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return entries.length === others.size && entries.every(([key, value]) => others.get(key) === value);
};

/** The next view, made of the parts of the one before that have not changed; the one before itself when none has. */
export function nextSnapshot(before: DraftsSnapshot, state: DraftsState): DraftsSnapshot {
  const after = snapshotOf(state);
  const kept = {
    ...after,
    texts: isSameRecord(before.texts, after.texts) ? before.texts : after.texts,
    conflicts: isSameRecord(before.conflicts, after.conflicts) ? before.conflicts : after.conflicts,
    unsavedKeys: isSameRecord(before.unsavedKeys, after.unsavedKeys) ? before.unsavedKeys : after.unsavedKeys,
    refusedKeys: isSameRecord(before.refusedKeys, after.refusedKeys) ? before.refusedKeys : after.refusedKeys,
  };
  return isSameRecord(before, kept) ? before : kept;
}

const entryOf = ({ address, text, base, uncertain, editedAtMs }: DraftField): DraftEntry => ({
  ...address,
  text,
  base,
  uncertain: [...uncertain],
  editedAtMs,
});

/**
 * What must survive the page: every text that the server has not acknowledged, with what its next save needs. Nothing stays of a
 * founder whose account is being deleted.
 */
export const entriesOf = ({ fields, isClosed }: DraftsState): readonly DraftEntry[] =>
  [...(isClosed ? [] : fields.values())].filter(isUnsaved).flatMap((field) => [entryOf(field), ...field.waiting]);
