import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type DraftField, type InFlightSave, isOwn, isUnsaved, rebased, settled } from './draft-field.js';

/** A save leaves. */
export function sent(field: DraftField, inFlight: InFlightSave): DraftField {
  const others = field.uncertain.filter((text) => text !== inFlight.text);
  return { ...field, inFlight, uncertain: [...others, inFlight.text], dueAtMs: null, dirtySinceMs: null };
}

/** The server has the text that was on its way. */
export function saved(field: DraftField, text: string, version: number, nowMs: number): DraftField {
  const base = { value: text, version };
  const next: DraftField = { ...field, base, uncertain: [], inFlight: null };
  if (field.text === text) return caughtUp(settled(next, base, nowMs), field.seen, nowMs);
  return caughtUp({ ...next, dueAtMs: field.dueAtMs ?? nowMs }, field.seen, nowMs);
}

/** The server has something newer than the base, and kept it. */
export function conflicted(field: DraftField, stored: StoredAnswer, nowMs: number): DraftField {
  const next: DraftField = { ...field, inFlight: null, seen: null };
  if (isOwn(next, stored)) return rebased(next, stored, nowMs);
  const hasOwnText = field.text !== field.base.value && field.text !== stored.value;
  if (!hasOwnText) return settled(next, stored, nowMs);
  return { ...next, conflict: stored, uncertain: [], dueAtMs: null, dirtySinceMs: null };
}

/** A save failed and is to be tried again; its text may have been stored, or may still be. */
export const failed = (field: DraftField, retryAtMs: number, nowMs: number): DraftField =>
  caughtUp({ ...field, inFlight: null, dueAtMs: Math.max(field.dueAtMs ?? 0, retryAtMs) }, field.seen, nowMs);

/** The server has not stored the text that was on its way, and this attempt will not make it. */
export function turnedAway(field: DraftField, retryAtMs: number, nowMs: number): DraftField {
  const next = { ...field, uncertain: withoutInFlight(field) };
  return isUnsaved(next)
    ? failed(next, retryAtMs, nowMs)
    : caughtUp(settled(next, next.base, nowMs), field.seen, nowMs);
}

/** The server does not take this text, whenever it is sent. */
export function refused(field: DraftField, nowMs: number): DraftField {
  const next = turnedAway(field, nowMs, nowMs);
  return isUnsaved(next) && next.text === field.inFlight?.text ? { ...next, isRefused: true, dueAtMs: null } : next;
}

/** What the server stores was seen: after a load, or because another tab saved. Older news than the base is none. */
export function seen(field: DraftField, stored: StoredAnswer, nowMs: number): DraftField {
  const { conflict, base, inFlight } = field;
  if (stored.version <= Math.max(base.version, conflict?.version ?? 0)) return field;
  if (inFlight !== null) {
    return stored.version > (field.seen?.version ?? 0) ? { ...field, seen: stored } : field;
  }
  if (stored.value === field.text || !isUnsaved(field)) return settled(field, stored, nowMs);
  if (conflict !== null) return { ...field, conflict: stored };
  if (isOwn(field, stored)) return rebased(field, stored, nowMs);
  // The server decides whether this is a conflict, and says who saved.
  return { ...field, dueAtMs: nowMs };
}

function withoutInFlight({ uncertain, inFlight }: DraftField): readonly string[] {
  return inFlight === null || inFlight.isRepeated ? uncertain : uncertain.filter((text) => text !== inFlight.text);
}

function caughtUp(field: DraftField, news: StoredAnswer | null, nowMs: number): DraftField {
  const free = { ...field, seen: null };
  return news === null ? free : seen(free, news, nowMs);
}
