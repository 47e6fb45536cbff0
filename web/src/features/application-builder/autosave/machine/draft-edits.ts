import type { RestoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type DraftField, isUnsaved, settled } from './draft-field.js';

/** Saves wait for a pause in the typing (specification, section 9). */
const DEBOUNCE_MS = 1_000;
/** Somebody who types without a pause is saved this often. */
const LONGEST_WAIT_MS = 10_000;

/** The founder changed the text. */
export function edited(field: DraftField, text: string, nowMs: number): DraftField {
  if (text === field.text) return field;
  const { conflict } = field;
  if (conflict !== null) {
    return text === conflict.value ? settled(field, conflict, nowMs) : { ...field, text, editedAtMs: nowMs };
  }
  const next = { ...field, text, editedAtMs: nowMs, isRefused: false };
  if (!isUnsaved(next)) return settled(next, field.base, nowMs);
  const dirtySinceMs = field.dirtySinceMs ?? nowMs;
  return { ...next, dirtySinceMs, dueAtMs: Math.min(nowMs + DEBOUNCE_MS, dirtySinceMs + LONGEST_WAIT_MS) };
}

/** The founder chose one side of a conflict. */
export function resolved(field: DraftField, keep: 'mine' | 'stored', nowMs: number): DraftField {
  const { conflict } = field;
  if (conflict === null) return field;
  if (keep === 'stored') return settled(field, conflict, nowMs);
  const base = { value: conflict.value, version: conflict.version };
  return { ...field, base, uncertain: [], conflict: null, dueAtMs: nowMs, dirtySinceMs: nowMs };
}

/** An earlier version was brought back on the server, over whatever the founder had typed here. */
export function adopted(field: DraftField, { value, version }: RestoredAnswer, nowMs: number): DraftField {
  const mayStillArrive = version === field.base.version && field.uncertain.length > 0;
  if (!mayStillArrive) return settled(field, { value, version }, nowMs);
  // Nothing was written, because this text was stored already; what is still on its way could replace it.
  return { ...field, text: value, base: { value, version }, inFlight: null, conflict: null, dueAtMs: nowMs };
}
