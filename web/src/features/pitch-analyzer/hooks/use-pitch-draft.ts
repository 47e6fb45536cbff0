import { useState } from 'react';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';

/** The text in the pitch box; survives a reload and a new sign-in of the same founder. */
export function usePitchDraft(ownerId: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readStored(STORAGE_KEYS.pitchDraft, ownerId) ?? '');
  const change = (text: string): void => {
    setDraft(text);
    writeStored(STORAGE_KEYS.pitchDraft, ownerId, text);
  };
  return [draft, change];
}
