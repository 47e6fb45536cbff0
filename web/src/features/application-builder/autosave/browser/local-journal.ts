import { draftJournalKey, draftJournalPrefix } from '../../../../lib/browser-storage/storage-keys.js';
import { readStored, removeStored, storedNames, writeStored } from '../../../../lib/browser-storage/stored-value.js';
import type { DraftJournal } from '../drafts-ports.js';

/** The journal in the browser's local storage, which the end of a page, a crash and a sign-out leave alone. */
export function createLocalJournal(founderId: string, applicationId: string, pageId: string): DraftJournal {
  const prefix = draftJournalPrefix(founderId, applicationId);
  const own = draftJournalKey(prefix + pageId);
  return {
    write: (entries) => {
      if (entries.length > 0) return writeStored(own, founderId, [...entries]);
      removeStored(own);
      return true;
    },
    readOthers: () =>
      storedNames(prefix)
        .filter((name) => name !== own.name)
        .flatMap((name) => {
          const entries = readStored(draftJournalKey(name), founderId);
          return entries === null ? [] : [{ pageId: name.slice(prefix.length), entries }];
        }),
    removeOther: (otherPageId) => removeStored(draftJournalKey(prefix + otherPageId)),
  };
}
