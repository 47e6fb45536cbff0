import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { DraftEntry } from '../../../lib/browser-storage/draft-journal.schema.js';
import type { SaveReply } from './save-reply.js';
import type { TabMessage } from './browser/tab-message.schema.js';

export interface DraftsClock {
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Calls once, after so many milliseconds; returns how to call it off. */
  readonly after: (delayMs: number, wake: () => void) => () => void;
}

/** What one page left behind. */
export interface JournalOfPage {
  readonly pageId: string;
  readonly entries: readonly DraftEntry[];
}

/** Keeps unsaved texts of one founder's application through the end of a page. Each page has its own. */
export interface DraftJournal {
  /** Replaces what this page keeps; false when the browser did not take it. */
  readonly write: (entries: readonly DraftEntry[]) => boolean;
  /** What other pages of this browser keep, open or closed. */
  readonly readOthers: () => readonly JournalOfPage[];
  readonly removeOther: (pageId: string) => void;
}

/** The other tabs of this browser that have the same application open. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void;
}

export interface AnswerToSave {
  readonly address: FieldAddress;
  readonly text: string;
  readonly baseVersion: number;
}

/** Sends one save. Starts without delay, so that it also leaves a page that is being closed; never rejects. */
export type SaveAnswer = (answer: AnswerToSave, signal: AbortSignal) => Promise<SaveReply>;

/** What the drafts need of the browser around them. */
export interface DraftsPorts {
  /** Tells this page's drafts from those of every other page. */
  readonly pageId: string;
  readonly clock: DraftsClock;
  /** At least 0 and below 1, by chance. */
  readonly chance: () => number;
  readonly journal: DraftJournal;
  readonly channel: TabChannel;
  readonly save: SaveAnswer;
  /** The browser does not keep unsaved texts (any more); told once until it does again. */
  readonly onJournalFailure: () => void;
  /** The screen was left and everything is saved: nothing more is to come. */
  readonly onEnd: () => void;
}
