import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { DraftField, InFlightSave } from './draft-field.js';
import { conflicted, failed, refused, saved, turnedAway } from './draft-replies.js';
import { type DraftsState, type Moment, endedBackOff, type Step } from './drafts-state.js';
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
  const { backOff } = state;
  const failures = nowMs < backOff.waitUntilMs ? backOff.failures : backOff.failures + 1;
  const waitUntilMs = Math.max(backOff.waitUntilMs, nowMs + retryDelayMs(failures, chance, retryAfterMs));
  const askedUntilMs = retryAfterMs === null ? backOff.askedUntilMs : waitUntilMs;
  const waiting = replaced(state, failedUntil(waitUntilMs));
  return { ...waiting, backOff: { failures, waitUntilMs, askedUntilMs }, hasFailed: true };
}

function afterReply(
  state: DraftsState,
  field: DraftField,
  inFlight: InFlightSave,
  reply: SaveReply,
  moment: Moment,
): Step {
  const { nowMs } = moment;
  const open = { ...state, backOff: endedBackOff(state.backOff) };
  switch (reply.kind) {
    case 'saved': {
      const { version, savedAt } = reply;
      const stored: StoredAnswer = { value: inFlight.text, version, savedAt, savedBy: null };
      const next = replaced(open, saved(field, inFlight.text, version, nowMs));
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
      const backOff = { ...next.backOff, waitUntilMs: nowMs + SESSION_RETRY_MS };
      return { state: { ...next, backOff }, effects: [] };
    }
    case 'failed':
      return {
        state: withFailure(state, (retryAtMs) => failed(field, retryAtMs, nowMs), reply.retryAfterMs, moment),
        effects: [],
      };
  }
}

/** The reply to a save has come; one that is not waited for any longer changes nothing. */
export function withReply(state: DraftsState, id: number, reply: SaveReply, moment: Moment): Step {
  for (const field of state.fields.values()) {
    const { inFlight } = field;
    if (inFlight?.id !== id) continue;
    return afterReply(state, field, inFlight, reply, moment);
  }
  return { state, effects: [] };
}

/** Saves whose reply did not come in time are given up; their texts may have been stored. */
export function withoutLateSaves(state: DraftsState, moment: Moment): Step {
  const late = [...state.fields.values()].filter(
    ({ inFlight }) => inFlight !== null && inFlight.deadlineMs <= moment.nowMs,
  );
  const next = late.reduce(
    (current, field) => withFailure(current, (retryAtMs) => failed(field, retryAtMs, moment.nowMs), null, moment),
    state,
  );
  return {
    state: next,
    effects: late.flatMap(({ inFlight }) => (inFlight === null ? [] : [{ type: 'abort', id: inFlight.id }])),
  };
}
