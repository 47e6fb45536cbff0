import { type DraftEntry, draftEntriesSchema } from '../../lib/browser-storage/draft-journal.schema.js';
import type { DraftJournal, TabChannel } from '../../features/application-builder/autosave/drafts-ports.js';
import type { TabMessage } from '../../features/application-builder/autosave/browser/tab-message.schema.js';
import type { VirtualClock } from './virtual-clock.js';

const MESSAGE_DELAY_MS = 1;

type Receive = (message: TabMessage) => void;

/** A browser on one device: a storage that outlives pages, and messages between its tabs. */
export class SimulatedDevice {
  isOnline = true;
  /** Whether the founder's session is good. */
  isSignedIn = true;
  /** By the id of the page. */
  readonly journals = new Map<string, string>();
  readonly #tabs = new Map<string, Set<Receive>>();

  constructor(
    readonly sessionIndex: number,
    private readonly clock: VirtualClock,
  ) {}

  journal(pageId: string): DraftJournal {
    const read = (text: string): DraftEntry[] => draftEntriesSchema.parse(JSON.parse(text));
    return {
      write: (entries) => {
        if (entries.length === 0) this.journals.delete(pageId);
        else this.journals.set(pageId, JSON.stringify(entries));
        return true;
      },
      readOthers: () =>
        [...this.journals].filter(([id]) => id !== pageId).map(([id, text]) => ({ pageId: id, entries: read(text) })),
      removeOther: (id) => this.journals.delete(id),
    };
  }

  channel(pageId: string): TabChannel {
    const receivers = new Set<Receive>();
    this.#tabs.set(pageId, receivers);
    return {
      post: (message) => {
        for (const [id, others] of this.#tabs) {
          if (id === pageId) continue;
          for (const receive of others)
            this.clock.after(MESSAGE_DELAY_MS, () => others.has(receive) && receive(message));
        }
      },
      listen: (receive) => {
        receivers.add(receive);
        return () => receivers.delete(receive);
      },
    };
  }

  /** The page is gone, without a word to anybody. */
  end(pageId: string): void {
    this.#tabs.get(pageId)?.clear();
    this.#tabs.delete(pageId);
  }
}
