import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { DraftField, Flight } from './draft-field.js';
import { conflicted, failed, refused, saved, turnedAway } from './draft-replies.js';
import { type DraftsState, type Moment, openedGate, type Step } from './drafts-state.js';
import { retryDelayMs } from './save-back-off.js';
import type { SaveReply } from '../save-reply.js';

/** Without news of the session, a save that was refused for want of one is tried again after this. */
const SESSION_RETRY_MS = 30_000;

const replaced = (state: DraftsState, field: DraftField): DraftsState => ({
  ...state,
  fields: new Map(state.fields).set(fieldKey(field.address), field),
});

/** The way to the server failed: all fields wait. Failures of saves that were on their way together count once. */
function withFailure(
  state: DraftsState,
  failedUntil: (retryAtMs: number) => DraftField,
  retryAfterMs: number | null,
  { nowMs, chance }: Moment,
): DraftsState {
  const { gate } = state;
  const failures = nowMs < gate.closedUntilMs ? gate.failures : gate.failures + 1;
  const closedUntilMs = Math.max(gate.closedUntilMs, nowMs + retryDelayMs(failures, chance, retryAfterMs));
  const askedUntilMs = retryAfterMs === null ? gate.askedUntilMs : closedUntilMs;
  const waiting = replaced(state, failedUntil(closedUntilMs));
  return { ...waiting, gate: { failures, closedUntilMs, askedUntilMs }, hasFailed: true };
}

function withAnswer(state: DraftsState, field: DraftField, flight: Flight, reply: SaveReply, moment: Moment): Step {
  const { nowMs } = moment;
  const open = { ...state, gate: openedGate(state.gate) };
  switch (reply.kind) {
    case 'saved': {
      const { version, savedAt } = reply;
      const stored: StoredAnswer = { value: flight.text, version, savedAt, savedBy: null };
      const next = replaced(open, saved(field, flight.text, version, nowMs));
      return { state: next, effects: [{ type: 'announce', address: field.address, stored }] };
    }
    case 'conflict': {
      const next = conflicted(field, reply.stored, nowMs);
      const hasFailed = state.hasFailed || next.conflict !== null;
      return { state: { ...replaced(open, next), hasFailed }, effects: [] };
    }
    case 'refused':
      return { state: { ...replaced(open, refused(field, nowMs)), hasFailed: true }, effects: [] };
    case 'closed':
      return {
        state: { ...replaced(open, turnedAway(field, nowMs, nowMs)), isClosed: true, hasFailed: true },
        effects: [],
      };
    case 'signed-out': {
      const next = withFailure(state, (retryAtMs) => turnedAway(field, retryAtMs, nowMs), null, moment);
      const gate = { ...next.gate, closedUntilMs: nowMs + SESSION_RETRY_MS };
      return { state: { ...next, gate }, effects: [] };
    }
    case 'failed':
      return {
        state: withFailure(state, (retryAtMs) => failed(field, retryAtMs, nowMs), reply.retryAfterMs, moment),
        effects: [],
      };
  }
}

/** The answer to a save has come; one that is not waited for any longer changes nothing. */
export function withReply(state: DraftsState, id: number, reply: SaveReply, moment: Moment): Step {
  for (const field of state.fields.values()) {
    const { flight } = field;
    if (flight?.id !== id) continue;
    return withAnswer(state, field, flight, reply, moment);
  }
  return { state, effects: [] };
}

/** Saves whose answer did not come in time are given up; their texts may have been stored. */
export function withoutLateFlights(state: DraftsState, moment: Moment): Step {
  const late = [...state.fields.values()].filter(({ flight }) => flight !== null && flight.deadlineMs <= moment.nowMs);
  const next = late.reduce(
    (current, field) => withFailure(current, (retryAtMs) => failed(field, retryAtMs, moment.nowMs), null, moment),
    state,
  );
  return {
    state: next,
    effects: late.flatMap(({ flight }) => (flight === null ? [] : [{ type: 'abort', id: flight.id }])),
  };
}
