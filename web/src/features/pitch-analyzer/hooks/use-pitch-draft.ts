import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { followPitchDraft, readPitchDraft } from '../../../lib/pitch-draft/pitch-draft.js';

/** The text in the pitch box; survives a reload, and signing out unless it was analyzed. */
export function usePitchDraft(ownerId: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readPitchDraft(ownerId));
  useEffect(() => followPitchDraft(() => setDraft(readPitchDraft(ownerId))), [ownerId]);
  const change = (text: string): void => {
    setDraft(text);
    writeStored(STORAGE_KEYS.pitchDraft, ownerId, text);
  };
  return [draft, change];
}
