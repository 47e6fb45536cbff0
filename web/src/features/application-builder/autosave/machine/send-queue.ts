import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { DraftsEffect, DraftsState, Step } from './drafts-state.js';
import { type DraftField, type InFlightSave, isDue, nextText } from './draft-field.js';
import { sent } from './draft-replies.js';

/** A save without a reply for this long is given up and tried again. */
const SAVE_MAX_MS = 15_000;

const isInFlight = ({ inFlight }: DraftField): boolean => inFlight !== null;

/** Fields whose text may be sent now, those that waited longest first. */
function readyFields({ fields, backOff, isClosed }: DraftsState, nowMs: number): readonly DraftField[] {
  if (isClosed || nowMs < backOff.waitUntilMs) return [];
  const due = [...fields.values()]
    .filter((field) => isDue(field, nowMs))
    .toSorted((a, b) => (a.dueAtMs ?? 0) - (b.dueAtMs ?? 0));
  if (backOff.failures === 0) return due;
  return [...fields.values()].some(isInFlight) ? [] : due.slice(0, 1);
}

/** Sends what is due: one save of each field at a time, and one of all while it is not known whether saves get through. */
export function sendDue(state: DraftsState, nowMs: number): Step {
  const fields = new Map(state.fields);
  const effects: DraftsEffect[] = [];
  let { nextSaveId } = state;
  for (const field of readyFields(state, nowMs)) {
    const text = nextText(field);
    if (text === null) continue;
    const id = nextSaveId;
    nextSaveId += 1;
    const isRepeated = field.uncertain.includes(text);
    const inFlight: InFlightSave = { id, text, isRepeated, deadlineMs: nowMs + SAVE_MAX_MS };
    fields.set(fieldKey(field.address), sent(field, inFlight));
    effects.push({ type: 'send', id, address: field.address, text, baseVersion: field.base.version });
  }
  if (effects.length === 0) return { state, effects };
  return { state: { ...state, fields, nextSaveId, indicator: 'saving', indicatorUntilMs: null }, effects };
}

/** When something is to be done next if nothing else happens; null when nothing is. */
export function nextWakeMs(state: DraftsState): number | null {
  const { backOff, isClosed, indicatorUntilMs } = state;
  const all = [...state.fields.values()];
  const isTrying = backOff.failures > 0 && all.some(isInFlight);
  const times = all.flatMap((field) => {
    if (field.inFlight !== null) return [field.inFlight.deadlineMs];
    if (isClosed || isTrying || field.dueAtMs === null || !isDue(field, field.dueAtMs)) return [];
    return [Math.max(field.dueAtMs, backOff.waitUntilMs)];
  });
  const wakes = indicatorUntilMs === null ? times : [...times, indicatorUntilMs];
  return wakes.length === 0 ? null : Math.min(...wakes);
}

/** Whether nothing is on its way and nothing can be sent at the moment. */
export const isQuiet = (state: DraftsState, nowMs: number): boolean =>
  ![...state.fields.values()].some(isInFlight) && readyFields(state, nowMs).length === 0;
