import { useState } from 'react';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import {
  EMPTY_IDEA_DRAFT,
  type IdeaDraft,
  isBlankDraft,
  type StoredIdeaDraft,
} from '../../../lib/idea-check/idea-draft.js';

export interface IdeaDraftState {
  readonly draft: IdeaDraft;
  /** The draft with the time of its last edit; null before the first one. */
  readonly kept: StoredIdeaDraft | null;
  /** A draft was there when the page opened. */
  readonly wasKept: boolean;
  /** An edit by the founder; kept at once. */
  readonly change: (part: Partial<IdeaDraft>) => void;
  /** Shows a draft that was edited earlier, and keeps it. */
  readonly restore: (draft: StoredIdeaDraft) => void;
  /** Shows another draft for now; what is kept stays as it is until the next edit. */
  readonly show: (draft: IdeaDraft) => void;
  readonly clear: () => void;
}

/** The idea-check form; every edit survives a reload, and signing out unless the idea was checked. */
export function useIdeaDraft(ownerId: string): IdeaDraftState {
  const [kept, setKept] = useState(() => readStored(STORAGE_KEYS.ideaDraft, ownerId));
  const [wasKept] = useState(kept !== null && !isBlankDraft(kept));
  const [shown, setShown] = useState<IdeaDraft | null>(null);
  const draft = shown ?? kept ?? EMPTY_IDEA_DRAFT;

  const restore = (next: StoredIdeaDraft): void => {
    setShown(null);
    setKept(next);
    writeStored(STORAGE_KEYS.ideaDraft, ownerId, next);
  };
  return {
    draft,
    kept,
    wasKept,
    change: (part) => restore({ ...draft, ...part, updatedAt: new Date().toISOString() }),
    restore,
    show: setShown,
    clear: () => {
      setShown(null);
      setKept(null);
      removeStored(STORAGE_KEYS.ideaDraft);
    },
  };
}
