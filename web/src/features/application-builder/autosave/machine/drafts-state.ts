import type { Answer, RestoredAnswer, StoredAnswer } from '@playbook/contracts/applications/application.schema';
import {
  BUILDER_FIELDS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { DraftEntry } from '../../../../lib/browser-storage/draft-journal.schema.js';
import type { SaveIndicator } from '../application-drafts.js';
import { type DraftField, emptyField } from './draft-field.js';
import type { SaveReply } from '../save-reply.js';

/** Holds saves back after failures that concern all fields, such as a lost network. */
export interface BackOff {
  /** Attempts that failed since the last one that succeeded; while there are any, one save at a time tries the way. */
  readonly failures: number;
  readonly waitUntilMs: number;
  /** The server asked not to be called before this. */
  readonly askedUntilMs: number;
}

/** The backOff after good news, which open it as far as the server's own wish allows. */
export const endedBackOff = ({ askedUntilMs }: BackOff): BackOff => ({
  failures: 0,
  waitUntilMs: askedUntilMs,
  askedUntilMs,
});

/** The drafts of an application at one moment. */
export interface DraftsState {
  /** By `fieldKey`, every field of the builder. */
  readonly fields: ReadonlyMap<string, DraftField>;
  readonly backOff: BackOff;
  readonly isOnline: boolean;
  /** The account is being deleted: nothing is sent any more. */
  readonly isClosed: boolean;
  readonly indicator: SaveIndicator;
  /** When the indicator goes out; null while it stays. */
  readonly indicatorUntilMs: number | null;
  /** One of the saves that the indicator speaks of did not succeed. */
  readonly hasFailed: boolean;
  readonly nextSaveId: number;
}

/** What the founder does. */
export type FounderEvent =
  | { readonly type: 'changed'; readonly address: FieldAddress; readonly text: string }
  | { readonly type: 'replaced'; readonly texts: ReadonlyMap<string, string> }
  | { readonly type: 'resolved'; readonly address: FieldAddress; readonly keep: 'mine' | 'stored' }
  | { readonly type: 'adopted'; readonly address: FieldAddress; readonly saved: RestoredAnswer }
  /** Nothing is to wait for a pause in the typing. */
  | { readonly type: 'flushed' };

/** What becomes known from outside. */
export type OutsideEvent =
  /** The application was loaded (again). */
  | { readonly type: 'loaded'; readonly answers: readonly Answer[] }
  /** Another tab of this browser saved a field. */
  | { readonly type: 'heard'; readonly address: FieldAddress; readonly stored: StoredAnswer }
  /** Unsaved texts of pages that were closed, the newest first. */
  | { readonly type: 'recovered'; readonly entries: readonly DraftEntry[] }
  | { readonly type: 'network'; readonly isOnline: boolean }
  /** The founder's session was renewed, or they signed in again. */
  | { readonly type: 'session-renewed' };

/** What happens to the drafts. */
export type DraftsEvent =
  | FounderEvent
  | OutsideEvent
  | { readonly type: 'replied'; readonly id: number; readonly reply: SaveReply }
  /** Time has passed. */
  | { readonly type: 'woken' };

/** What is to be done outside. */
export type DraftsEffect =
  | {
      readonly type: 'send';
      readonly id: number;
      readonly address: FieldAddress;
      readonly text: string;
      readonly baseVersion: number;
    }
  /** The reply is not waited for any longer. */
  | { readonly type: 'abort'; readonly id: number }
  /** Other tabs are told of a save. */
  | { readonly type: 'announce'; readonly address: FieldAddress; readonly stored: StoredAnswer };

/** What a step leads to. */
export interface Step {
  readonly state: DraftsState;
  readonly effects: readonly DraftsEffect[];
}

/** Time and chance of one step. */
export interface Moment {
  readonly nowMs: number;
  /** At least 0 and below 1. */
  readonly chance: number;
}

/** An application that was just loaded. */
export function openState(answers: readonly Answer[], isOnline: boolean): DraftsState {
  const fields = new Map(BUILDER_FIELDS.map((address) => [fieldKey(address), emptyField(address)]));
  for (const { sectionId, fieldId, value, version } of answers) {
    const key = fieldKey({ sectionId, fieldId });
    const field = fields.get(key);
    if (field !== undefined) fields.set(key, { ...field, text: value, base: { value, version } });
  }
  return {
    fields,
    backOff: { failures: 0, waitUntilMs: 0, askedUntilMs: 0 },
    isOnline,
    isClosed: false,
    indicator: null,
    indicatorUntilMs: null,
    hasFailed: false,
    nextSaveId: 1,
  };
}
