import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { findClosedPages } from '../../features/application-builder/autosave/browser/closed-pages.js';
import { DraftEngine } from '../../features/application-builder/autosave/draft-engine.js';
import type {
  AnswerToSave,
  DraftsPorts,
  JournalOfPage,
} from '../../features/application-builder/autosave/drafts-ports.js';
import type { SaveReply } from '../../features/application-builder/autosave/save-reply.js';
import type { ApplicationServer } from './application-server.js';
import type { PlayLedger } from './play-ledger.js';
import type { PlayNetwork } from './play-network.js';
import type { SimulatedDevice } from './simulated-device.js';
import type { VirtualClock } from './virtual-clock.js';

const MIDDLE = 0.5;
const ROLL_CALL_STEP_MS = 50;

export interface PlayWorld {
  readonly clock: VirtualClock;
  readonly server: ApplicationServer;
  readonly network: PlayNetwork;
  readonly ledger: PlayLedger;
}

/** Texts that a founder has seen in a field, by `fieldKey`. */
export type Seen = Map<string, Set<string>>;

/** A tab with the application open: the real engine, with a simulated browser around it. */
export class PlayTab {
  isAlive = true;
  readonly seen: Seen = new Map();
  readonly #ports: DraftsPorts;
  readonly #saved = new Map<string, string>();
  #conflicting: ReadonlySet<string> = new Set();
  #engine: DraftEngine | null = null;

  private constructor(
    readonly pageId: string,
    readonly device: SimulatedDevice,
    private readonly world: PlayWorld,
    private readonly seenOf: (pageId: string) => Seen,
  ) {
    this.#ports = this.#makePorts();
  }

  /**
   * Opens the application; null when it cannot be loaded.
   * @param seenOf what a page has shown, for pages whose unsaved texts the tab takes over
   */
  static async open(
    pageId: string,
    device: SimulatedDevice,
    world: PlayWorld,
    seenOf: (pageId: string) => Seen,
  ): Promise<PlayTab | null> {
    if (!device.isOnline || !device.isSignedIn) return null;
    const answers = await world.clock.track(world.server.load().catch(() => null));
    if (answers === null) return null;
    const tab = new PlayTab(pageId, device, world, seenOf);
    const closed = await world.clock.until(findClosedPages(tab.#ports), ROLL_CALL_STEP_MS);
    const engine = new DraftEngine(tab.#ports, answers, true);
    tab.#engine = engine;
    tab.#look();
    engine.subscribe(() => tab.#look());
    tab.#takeOver(closed);
    return tab;
  }

  get engine(): DraftEngine {
    if (this.#engine === null) throw new Error('The tab is still opening');
    return this.#engine;
  }

  textOf(address: FieldAddress): string {
    return this.engine.snapshot().texts[fieldKey(address)] ?? '';
  }

  /** What was last shown as saved in a field. */
  savedTextOf(address: FieldAddress): string {
    return this.#saved.get(fieldKey(address)) ?? '';
  }

  isUnsaved(address: FieldAddress): boolean {
    return this.engine.snapshot().unsavedKeys.includes(fieldKey(address));
  }

  /** The founder types. */
  enter(address: FieldAddress, text: string): void {
    const ledger = this.world.ledger.of(address);
    const before = this.textOf(address);
    if (text === before) return;
    if (this.isUnsaved(address)) ledger.giveUp(before);
    ledger.enter(text);
    this.engine.change(address, text);
  }

  /** The founder chooses in a conflict, if there is one. */
  resolve(address: FieldAddress, keep: 'mine' | 'stored'): void {
    if (this.engine.snapshot().conflicts[fieldKey(address)] === undefined) return;
    const ledger = this.world.ledger.of(address);
    const mine = this.textOf(address);
    if (keep === 'stored') ledger.giveUp(mine);
    else ledger.enter(mine);
    this.engine.resolveConflict(address, keep);
  }

  /** The founder comes back to the tab; false when the application could not be loaded again. */
  async focus(): Promise<boolean> {
    if (!this.device.isOnline || !this.device.isSignedIn) return false;
    const answers = await this.world.clock.track(this.world.server.load().catch(() => null));
    if (answers === null || !this.isAlive) return false;
    this.engine.see(answers);
    this.#takeOver(await this.world.clock.until(findClosedPages(this.#ports), ROLL_CALL_STEP_MS));
    return true;
  }

  /** The page is gone, without a word. */
  kill(): void {
    this.isAlive = false;
    this.device.end(this.pageId);
  }

  #makePorts(): DraftsPorts {
    const { clock } = this.world;
    return {
      pageId: this.pageId,
      clock: { nowMs: clock.nowMs, after: (delayMs, wake) => clock.after(delayMs, () => this.isAlive && wake()) },
      chance: () => MIDDLE,
      journal: this.device.journal(this.pageId),
      channel: this.device.channel(this.pageId),
      save: (answer) => this.#save(answer),
      onJournalFailure: () => undefined,
      onEnd: () => undefined,
    };
  }

  async #save(answer: AnswerToSave): Promise<SaveReply> {
    const { network, ledger } = this.world;
    const key = fieldKey(answer.address);
    ledger.of(answer.address).send(this.pageId, answer, this.#seenIn(key));
    const reply = await network.carry(answer, this.device);
    if (!this.isAlive) return new Promise(() => undefined);
    if (reply.kind === 'saved') ledger.of(answer.address).acknowledge(this.pageId, answer.text, reply.version);
    return reply;
  }

  /** Remembers what the founder sees now. */
  #look(): void {
    const { texts, conflicts, unsavedKeys } = this.engine.snapshot();
    for (const [key, text] of Object.entries(texts)) {
      this.#seenIn(key).add(text);
      if (!unsavedKeys.includes(key)) this.#saved.set(key, text);
    }
    for (const [key, stored] of Object.entries(conflicts)) this.#seenIn(key).add(stored.value);
    this.world.ledger.conflictsShown += Object.keys(conflicts).filter((key) => !this.#conflicting.has(key)).length;
    this.#conflicting = new Set(Object.keys(conflicts));
  }

  #takeOver(pages: readonly JournalOfPage[]): void {
    for (const { pageId } of pages) {
      for (const [key, texts] of this.seenOf(pageId)) for (const text of texts) this.#seenIn(key).add(text);
    }
    this.engine.recover(pages);
  }

  #seenIn(key: string): Set<string> {
    const known = this.seen.get(key) ?? new Set();
    this.seen.set(key, known);
    return known;
  }
}
