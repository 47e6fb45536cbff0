import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { DraftEntry } from '../../../../lib/browser-storage/draft-journal.schema.js';

/** Texts of unknown fate that one field remembers; at this many, the newest of them is repeated until its fate is known. */
const UNCERTAIN_MAX_ITEMS = 4;

/** A text that the server stores, and the number of its save; version 0 where nothing was ever saved. */
export interface StoredText {
  readonly value: string;
  readonly version: number;
}

/** A save on its way. */
export interface InFlightSave {
  readonly id: number;
  readonly text: string;
  /** The text was sent before, and it is not known what became of it. */
  readonly isRepeated: boolean;
  /** After this the save is given up and tried again. */
  readonly deadlineMs: number;
}

/**
 * One field and what is known of it on the server. A save names the version that the text was written on, so that the server can
 * refuse one that would overwrite what the founder has not seen.
 */
export interface DraftField {
  readonly address: FieldAddress;
  /** What the founder sees. */
  readonly text: string;
  /** The stored text that the founder's text was written on. */
  readonly base: StoredText;
  /**
   * Texts that were sent on this base and may or may not have been stored, oldest first; the one on its way is among them. The
   * server may still store one of them until it has stored another one on this base.
   */
  readonly uncertain: readonly string[];
  readonly inFlight: InFlightSave | null;
  /** What is stored instead of the base; nothing is sent until the founder has chosen. */
  readonly conflict: StoredAnswer | null;
  /** Something newer was seen on the server while a save was on its way, whose reply is waited for. */
  readonly seen: StoredAnswer | null;
  /** When the text is to be sent; null when it need not be. */
  readonly dueAtMs: number | null;
  /** When the founder changed the text last. */
  readonly editedAtMs: number;
  /** When the oldest unsent change was made. */
  readonly dirtySinceMs: number | null;
  /** The server does not take this text; sent again only when it is changed. */
  readonly isRefused: boolean;
  /** Unsaved texts of pages that were closed, which come into the field one after the other. */
  readonly waiting: readonly DraftEntry[];
}

export const emptyField = (address: FieldAddress): DraftField => ({
  address,
  text: '',
  base: { value: '', version: 0 },
  uncertain: [],
  inFlight: null,
  conflict: null,
  seen: null,
  dueAtMs: null,
  editedAtMs: 0,
  dirtySinceMs: null,
  isRefused: false,
  waiting: [],
});

/** Whether something would be lost if the field were forgotten now. */
export const isUnsaved = ({ text, base, uncertain, conflict }: DraftField): boolean =>
  conflict !== null || uncertain.length > 0 || text !== base.value;

/**
 * The text to send next; null when there is none. A founder who comes back to the stored text after another one was sent gets that
 * other one stored first: saving the stored text again would write nothing, and the other one could still arrive after it.
 */
export function nextText({ text, base, uncertain }: DraftField): string | null {
  const newest = uncertain.at(-1) ?? null;
  if (text === base.value) return newest;
  return uncertain.length >= UNCERTAIN_MAX_ITEMS && !uncertain.includes(text) ? newest : text;
}

/** Whether the field has a text that may be sent now, as far as the field itself is concerned. */
export const isDue = (field: DraftField, nowMs: number): boolean =>
  field.dueAtMs !== null &&
  field.dueAtMs <= nowMs &&
  field.inFlight === null &&
  field.conflict === null &&
  !field.isRefused &&
  nextText(field) !== null;

/** The field with this text stored and nothing left to do, then with the next waiting text if there is one. */
export function settled(field: DraftField, stored: StoredText, nowMs: number): DraftField {
  const { address, waiting } = field;
  const clean = { ...emptyField(address), text: stored.value, base: { value: stored.value, version: stored.version } };
  const [entry, ...rest] = waiting;
  return entry === undefined ? clean : recovered({ ...clean, waiting: rest }, entry, nowMs);
}

/** Puts the unsaved text of a closed page into a field that has none of its own. */
function recovered(clean: DraftField, entry: DraftEntry, nowMs: number): DraftField {
  const stored = clean.base;
  const { text, base, uncertain, editedAtMs } = entry;
  const isStored = text === stored.value && base.version < stored.version;
  const isUnchanged = text === base.value && uncertain.length === 0;
  if (isStored || isUnchanged) return settled(clean, stored, nowMs);
  return rebased({ ...clean, text, base, uncertain, editedAtMs, dueAtMs: nowMs }, stored, nowMs);
}

/** Whether a stored text is one of those that this field sent. */
export const isOwn = ({ base, uncertain }: DraftField, stored: StoredText): boolean =>
  stored.version === base.version + 1 && uncertain.includes(stored.value);

/** The field on a stored text that it sent itself; unchanged when it did not. */
export function rebased(field: DraftField, stored: StoredText, nowMs: number): DraftField {
  if (!isOwn(field, stored)) return field;
  if (stored.value === field.text) return settled(field, stored, nowMs);
  return {
    ...field,
    base: { value: stored.value, version: stored.version },
    uncertain: [],
    dueAtMs: field.dueAtMs ?? nowMs,
  };
}

/** The unsaved text of a closed page comes to the field: at once, or after what the founder does here. */
export function withWaiting(field: DraftField, entry: DraftEntry, nowMs: number): DraftField {
  const next = { ...field, waiting: [...field.waiting, entry] };
  return isUnsaved(field) ? next : settled(next, field.base, nowMs);
}
