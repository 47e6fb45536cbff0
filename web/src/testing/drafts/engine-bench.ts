import type { Answer } from '@playbook/contracts/applications/application.schema';
import { DraftEngine } from '../../features/application-builder/autosave/draft-engine.js';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';
import type { SaveReply } from '../../features/application-builder/autosave/save-reply.js';
import { SimulatedDevice } from './simulated-device.js';
import { VirtualClock } from './virtual-clock.js';

/** A save that waits for its reply. */
export interface PendingSave extends AnswerToSave {
  readonly signal: AbortSignal;
  readonly reply: (reply: SaveReply) => void;
}

export const SAVED_AT = '2026-11-21T18:00:00.000Z';
export const savedAs = (version: number): SaveReply => ({ kind: 'saved', version, savedAt: SAVED_AT });

/** The engine with saves that a test replies to by hand, and time that it moves. */
export class EngineBench {
  readonly clock = new VirtualClock();
  readonly device = new SimulatedDevice(0, this.clock);
  readonly saves: PendingSave[] = [];
  journalFailures = 0;
  ends = 0;
  isStorageFull = false;

  /** Opens a tab; `pageId` tells tabs apart. */
  open(answers: readonly Answer[] = [], pageId = 'page-1'): DraftEngine {
    const journal = this.device.journal(pageId);
    return new DraftEngine(
      {
        pageId,
        clock: this.clock,
        chance: () => 0,
        journal: { ...journal, write: (entries) => !this.isStorageFull && journal.write(entries) },
        channel: this.device.channel(pageId),
        save: (answer, signal) => new Promise((reply) => this.saves.push({ ...answer, signal, reply })),
        onJournalFailure: () => {
          this.journalFailures += 1;
        },
        onEnd: () => {
          this.ends += 1;
        },
      },
      answers,
      true,
    );
  }

  /** Texts of all saves so far, with the version that they were written on. */
  get sent(): readonly (readonly [string, number])[] {
    return this.saves.map(({ text, baseVersion }) => [text, baseVersion]);
  }

  /** Replies to the newest save. */
  async answer(reply: SaveReply): Promise<void> {
    this.saves.at(-1)?.reply(reply);
    await this.clock.advance(0);
  }
}
