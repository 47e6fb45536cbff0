import { STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { readStored, writeStored } from '../browser-storage/stored-value.js';

const listeners = new Set<() => void>();

/** The text of the pitch box that this browser keeps for a founder. */
export const readPitchDraft = (ownerId: string): string => readStored(STORAGE_KEYS.pitchDraft, ownerId) ?? '';

/** Replaces the text of the pitch box from outside of its page; an open page shows it. */
export function replacePitchDraft(ownerId: string, text: string): void {
  writeStored(STORAGE_KEYS.pitchDraft, ownerId, text);
  for (const listener of listeners) listener();
}

/** Tells when the text was replaced; returns how to stop. */
export function followPitchDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
