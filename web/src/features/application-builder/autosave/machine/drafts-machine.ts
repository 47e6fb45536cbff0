import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type DraftField, isUnsaved, withWaiting } from './draft-field.js';
import { adopted, edited, resolved } from './draft-edits.js';
import { seen } from './draft-replies.js';
import {
  type DraftsEvent,
  type DraftsState,
  type FounderEvent,
  type Moment,
  endedBackOff,
  type OutsideEvent,
  type Step,
} from './drafts-state.js';
import { sendDue } from './send-queue.js';
import { withReply, withoutLateSaves } from './reply-steps.js';

/** How long the outcome of a save is shown (specification, section 9). */
const SAVED_SHOWN_MS = 2_000;
const ERROR_SHOWN_MS = 3_000;

/** Shows how the saves went once none of them is on its way any more. */
function concluded(state: DraftsState, nowMs: number): DraftsState {
  if (state.indicator !== 'saving' || [...state.fields.values()].some(({ inFlight }) => inFlight !== null))
    return state;
  const { hasFailed } = state;
  return {
    ...state,
    hasFailed: false,
    indicator: hasFailed ? 'error' : 'saved',
    indicatorUntilMs: nowMs + (hasFailed ? ERROR_SHOWN_MS : SAVED_SHOWN_MS),
  };
}

/** The indicator as it should be now: the outcome of saves that have ended, and nothing when that was shown for long enough. */
function indicated(state: DraftsState, nowMs: number): DraftsState {
  const next = concluded(state, nowMs);
  if (next.indicatorUntilMs === null || nowMs < next.indicatorUntilMs) return next;
  return { ...next, indicator: null, indicatorUntilMs: null };
}

type FieldChange = (field: DraftField) => DraftField;

function changeFields(state: DraftsState, change: FieldChange): DraftsState {
  return { ...state, fields: new Map([...state.fields].map(([key, field]) => [key, change(field)])) };
}

function changeField(
  state: DraftsState,
  address: { sectionId: string; fieldId: string },
  change: FieldChange,
): DraftsState {
  const key = fieldKey(address);
  const field = state.fields.get(key);
  if (field === undefined) return state;
  const next = change(field);
  return next === field ? state : { ...state, fields: new Map(state.fields).set(key, next) };
}

/** Everything unsaved may go now: failures of before say nothing about a new network or session. */
const hurried = (state: DraftsState, nowMs: number): DraftsState =>
  changeFields({ ...state, backOff: endedBackOff(state.backOff) }, (field) =>
    isUnsaved(field) && field.conflict === null ? { ...field, dueAtMs: nowMs } : field,
  );

function afterFounder(state: DraftsState, event: FounderEvent, nowMs: number): DraftsState {
  switch (event.type) {
    case 'changed':
      return changeField(state, event.address, (field) => edited(field, event.text, nowMs));
    case 'replaced':
      return changeFields(state, (field) =>
        edited(field, event.texts.get(fieldKey(field.address)) ?? field.text, nowMs),
      );
    case 'resolved':
      return changeField(state, event.address, (field) => resolved(field, event.keep, nowMs));
    case 'adopted':
      return changeField(state, event.address, (field) => adopted(field, event.saved, nowMs));
    case 'flushed':
      return changeFields(state, (field) =>
        field.dueAtMs === null ? field : { ...field, dueAtMs: Math.min(field.dueAtMs, nowMs) },
      );
  }
}

function afterNews(state: DraftsState, event: OutsideEvent, nowMs: number): DraftsState {
  switch (event.type) {
    case 'loaded':
      return event.answers.reduce(
        (current, { value, version, savedAt, ...address }) =>
          changeField(current, address, (field) => seen(field, { value, version, savedAt, savedBy: null }, nowMs)),
        state,
      );
    case 'heard':
      return changeField(state, event.address, (field) => seen(field, event.stored, nowMs));
    case 'recovered':
      return event.entries.reduce(
        (current, entry) => changeField(current, entry, (field) => withWaiting(field, entry, nowMs)),
        state,
      );
    case 'network':
      return event.isOnline ? hurried({ ...state, isOnline: true }, nowMs) : { ...state, isOnline: false };
    case 'session-renewed':
      return hurried(state, nowMs);
  }
}

const isFounders = (event: FounderEvent | OutsideEvent): event is FounderEvent =>
  ['changed', 'replaced', 'resolved', 'adopted', 'flushed'].includes(event.type);

function after(state: DraftsState, event: DraftsEvent, moment: Moment): Step {
  if (event.type === 'woken') return { state, effects: [] };
  if (event.type === 'replied') return withReply(state, event.id, event.reply, moment);
  const change = isFounders(event) ? afterFounder(state, event, moment.nowMs) : afterNews(state, event, moment.nowMs);
  return { state: change, effects: [] };
}

/**
 * One step of the drafts of an application: what happened in, what is to be done out. Pure, so that any order of typing, failures,
 * reloads and other tabs can be played through.
 */
export function step(state: DraftsState, event: DraftsEvent, moment: Moment): Step {
  const happened = after(state, event, moment);
  const onTime = withoutLateSaves(happened.state, moment);
  const sent = sendDue(indicated(onTime.state, moment.nowMs), moment.nowMs);
  return { state: sent.state, effects: [...happened.effects, ...onTime.effects, ...sent.effects] };
}
