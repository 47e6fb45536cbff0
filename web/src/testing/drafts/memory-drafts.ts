import type { RestoredAnswer } from '@playbook/contracts/applications/application.schema';
import {
  BUILDER_FIELDS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type {
  ApplicationDrafts,
  DraftsSnapshot,
} from '../../features/application-builder/autosave/application-drafts.js';

/** Drafts that are saved nowhere, for tests of what stands on them. */
export class MemoryDrafts implements ApplicationDrafts {
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftsSnapshot;
  /** What was adopted, in order. */
  readonly adopted: RestoredAnswer[] = [];
  /** Which side the founder chose, by the field's key. */
  readonly resolved = new Map<string, 'mine' | 'stored'>();
  flushCount = 0;

  constructor(texts: Readonly<Record<string, string>> = {}) {
    const empty = Object.fromEntries(BUILDER_FIELDS.map((field) => [fieldKey(field), '']));
    this.#snapshot = {
      texts: { ...empty, ...texts },
      conflicts: {},
      unsavedKeys: [],
      refusedKeys: [],
      indicator: null,
      isRetrying: false,
      isOnline: true,
    };
  }

  textOf(key: string): string {
    return this.#snapshot.texts[key] ?? '';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftsSnapshot => this.#snapshot;

  readonly change = (address: FieldAddress, text: string): void =>
    this.replaceAll(new Map([[fieldKey(address), text]]));

  readonly replaceAll = (texts: ReadonlyMap<string, string>): void => {
    this.show({ texts: { ...this.#snapshot.texts, ...Object.fromEntries(texts) } });
  };

  /** Changes what the founder sees apart from texts, such as conflicts and the indicator. */
  show(part: Partial<DraftsSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  readonly resolveConflict = (address: FieldAddress, keep: 'mine' | 'stored'): void => {
    const key = fieldKey(address);
    this.resolved.set(key, keep);
    const { [key]: stored, ...conflicts } = this.#snapshot.conflicts;
    if (keep === 'stored' && stored !== undefined) this.change(address, stored.value);
    this.show({ conflicts });
  };

  readonly adopt = (address: FieldAddress, saved: RestoredAnswer): void => {
    this.adopted.push(saved);
    this.change(address, saved.value);
  };

  readonly flush = (): Promise<void> => {
    this.flushCount += 1;
    return Promise.resolve();
  };

  readonly dispose = (): void => undefined;
}
