import type { Answer, RestoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ApplicationDrafts, DraftsSnapshot } from './application-drafts.js';
import { isQuiet, nextWakeMs } from './machine/send-queue.js';
import { step } from './machine/drafts-machine.js';
import type { DraftsPorts, JournalOfPage } from './drafts-ports.js';
import { type DraftsEffect, type DraftsEvent, type DraftsState, openState } from './machine/drafts-state.js';
import { entriesOf, nextSnapshot, snapshotOf } from './machine/drafts-view.js';
import type { TabMessage } from './browser/tab-message.schema.js';

/** Runs the state machine of the drafts on a browser, or on whatever stands in for one. */
export class DraftEngine implements ApplicationDrafts {
  #state: DraftsState;
  #snapshot: DraftsSnapshot;
  #journaled = '[]';
  #hasJournalFailed = false;
  #cancelWake: () => void = () => undefined;
  #isDisposed = false;
  readonly #ports: DraftsPorts;
  readonly #listeners = new Set<() => void>();
  readonly #quietWaiters = new Set<() => void>();
  readonly #inFlight = new Map<number, AbortController>();
  readonly #stopListening: () => void;

  /** @param answers the application as it was just loaded */
  constructor(ports: DraftsPorts, answers: readonly Answer[], isOnline: boolean) {
    this.#ports = ports;
    this.#state = openState(answers, isOnline);
    this.#snapshot = snapshotOf(this.#state);
    this.#stopListening = ports.channel.listen((message) => this.#hear(message));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftsSnapshot => this.#snapshot;

  readonly change = (address: FieldAddress, text: string): void => this.#take({ type: 'changed', address, text });

  readonly replaceAll = (texts: ReadonlyMap<string, string>): void => this.#take({ type: 'replaced', texts });

  readonly resolveConflict = (address: FieldAddress, keep: 'mine' | 'stored'): void =>
    this.#take({ type: 'resolved', address, keep });

  readonly adopt = (address: FieldAddress, saved: RestoredAnswer): void => {
    this.#take({ type: 'adopted', address, saved });
    const stored = { value: saved.value, version: saved.version, savedAt: saved.savedAt, savedBy: null };
    this.#ports.channel.post({ kind: 'saved', address, stored });
  };

  readonly flush = async (): Promise<void> => {
    this.#take({ type: 'flushed' });
    while (!isQuiet(this.#state, this.#ports.clock.nowMs())) {
      await new Promise<void>((resolve) => this.#quietWaiters.add(resolve));
    }
  };

  readonly dispose = (): void => {
    this.#take({ type: 'flushed' });
    this.#isDisposed = true;
    this.#leaveWhenDone();
  };

  /** The screen is back before everything was saved. */
  resume(): void {
    this.#isDisposed = false;
  }

  /** The application was loaded again. */
  see(answers: readonly Answer[]): void {
    this.#take({ type: 'loaded', answers });
  }

  setOnline(isOnline: boolean): void {
    if (isOnline !== this.#state.isOnline) this.#take({ type: 'network', isOnline });
  }

  /** The founder's session was renewed, or they signed in again. */
  renewSession(): void {
    this.#take({ type: 'session-renewed' });
  }

  /** Takes over the unsaved texts of closed pages. */
  recover(pages: readonly JournalOfPage[]): void {
    const entries = pages.flatMap((page) => page.entries).toSorted((a, b) => b.editedAtMs - a.editedAtMs);
    if (entries.length > 0) this.#take({ type: 'recovered', entries });
    // Only now does this page keep them itself; a page that ends between the two leaves them twice, which loses nothing.
    if (!this.#hasJournalFailed) for (const { pageId } of pages) this.#ports.journal.removeOther(pageId);
  }

  #take(event: DraftsEvent): void {
    const { clock, chance } = this.#ports;
    const { state, effects } = step(this.#state, event, { nowMs: clock.nowMs(), chance: chance() });
    this.#state = state;
    // Before anything leaves, so that a page that ends meanwhile knows what it sent.
    this.#writeJournal();
    for (const effect of effects) this.#perform(effect);
    this.#planWake();
    this.#show();
    this.#leaveWhenDone();
  }

  #perform(effect: DraftsEffect): void {
    switch (effect.type) {
      case 'send':
        this.#send(effect);
        return;
      case 'abort':
        this.#inFlight.get(effect.id)?.abort();
        this.#inFlight.delete(effect.id);
        return;
      case 'announce':
        this.#ports.channel.post({ kind: 'saved', address: effect.address, stored: effect.stored });
    }
  }

  #send({ id, address, text, baseVersion }: DraftsEffect & { type: 'send' }): void {
    const controller = new AbortController();
    this.#inFlight.set(id, controller);
    void this.#ports.save({ address, text, baseVersion }, controller.signal).then((reply) => {
      if (this.#inFlight.delete(id)) this.#take({ type: 'replied', id, reply });
    });
  }

  #writeJournal(): void {
    const entries = entriesOf(this.#state);
    const text = JSON.stringify(entries);
    if (text === this.#journaled) return;
    const isWritten = this.#ports.journal.write(entries);
    if (isWritten) this.#journaled = text;
    if (!isWritten && !this.#hasJournalFailed) this.#ports.onJournalFailure();
    this.#hasJournalFailed = !isWritten;
  }

  #planWake(): void {
    this.#cancelWake();
    const wakeMs = nextWakeMs(this.#state);
    const { clock } = this.#ports;
    this.#cancelWake =
      wakeMs === null
        ? () => undefined
        : clock.after(Math.max(0, wakeMs - clock.nowMs()), () => this.#take({ type: 'woken' }));
  }

  #show(): void {
    const next = nextSnapshot(this.#snapshot, this.#state);
    const hasChanged = next !== this.#snapshot;
    this.#snapshot = next;
    if (hasChanged) for (const listener of this.#listeners) listener();
    if (!isQuiet(this.#state, this.#ports.clock.nowMs())) return;
    for (const resolve of this.#quietWaiters) resolve();
    this.#quietWaiters.clear();
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'saved') this.#take({ type: 'heard', address: message.address, stored: message.stored });
    if (message.kind === 'roll-call') this.#ports.channel.post({ kind: 'present', pageId: this.#ports.pageId });
  }

  /** After the screen was left, the last text that is saved ends the engine. */
  #leaveWhenDone(): void {
    if (!this.#isDisposed || this.#snapshot.unsavedKeys.length > 0) return;
    this.#cancelWake();
    this.#stopListening();
    this.#ports.onEnd();
  }
}
