import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ApplicationServer } from './application-server.js';
import type { DraftPlay, PlayAction } from './draft-play.js';
import { PlayLedger } from './play-ledger.js';
import { PlayNetwork } from './play-network.js';
import { PlayTab, type PlayWorld, type Seen } from './play-tab.js';
import { SimulatedDevice } from './simulated-device.js';
import { VirtualClock } from './virtual-clock.js';

/** Two of one section are enough for saves of different fields to meet. */
export const PLAYED_FIELDS: readonly FieldAddress[] = [
  { sectionId: 'traction', fieldId: 'metrics' },
  { sectionId: 'traction', fieldId: 'progress-made' },
];
/** Longer than any latency, repetition, time limit and back-off together. */
const LONG_MS = 60_000;
const MAX_ROUNDS = 40;

export interface PlayOutcome {
  /** What went wrong; empty when all is well. */
  readonly faults: readonly string[];
  readonly conflictsShown: number;
}

const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];

/** Plays one sequence against a server, then mends the network, opens what was closed, decides what is open, and compares. */
class Player {
  readonly #clock = new VirtualClock();
  readonly #ledger = new PlayLedger();
  readonly #world: PlayWorld;
  readonly #devices: readonly SimulatedDevice[];
  readonly #tabs: PlayTab[] = [];
  #pages = 0;
  #texts = 0;

  constructor(
    private readonly server: ApplicationServer,
    private readonly play: DraftPlay,
  ) {
    const network = new PlayNetwork(this.#clock, server, play.fates);
    this.#devices = Array.from({ length: play.devices }, (_, index) => new SimulatedDevice(index, this.#clock));
    this.#world = { clock: this.#clock, server, ledger: this.#ledger, network };
  }

  async run(): Promise<PlayOutcome> {
    await this.#open(0);
    for (const action of this.play.actions) await this.#take(action);
    const unsettled = await this.#settle();
    const faults = unsettled ?? (await this.#faults());
    return { faults, conflictsShown: this.#ledger.conflictsShown };
  }

  get #openTabs(): readonly PlayTab[] {
    return this.#tabs.filter(({ isAlive }) => isAlive);
  }

  async #take(action: PlayAction): Promise<void> {
    if (action.kind === 'wait') return this.#clock.advance(action.durationMs);
    if ('device' in action) return this.#takeOnDevice(action);
    const tab = pick(this.#openTabs, action.tab);
    if (tab === undefined) return;
    if ('field' in action) return this.#takeInField(tab, action);
    return this.#takeOnTab(tab, action.kind);
  }

  #takeInField(tab: PlayTab, action: PlayAction & { readonly field: number }): Promise<void> {
    const address = pick(PLAYED_FIELDS, action.field);
    if (address === undefined) return Promise.resolve();
    switch (action.kind) {
      case 'type':
        this.#texts += 1;
        tab.enter(address, `text ${this.#texts}`);
        break;
      case 'clear':
        tab.enter(address, '');
        break;
      case 'revert':
        tab.enter(address, tab.savedTextOf(address));
        break;
      case 'resolve':
        tab.resolve(address, action.keep);
    }
    return this.#clock.advance(0);
  }

  async #takeOnDevice({ kind, device: index }: PlayAction & { readonly device: number }): Promise<void> {
    const device = pick(this.#devices, index);
    if (device === undefined) return;
    if (kind === 'open') return this.#open(index);
    if (kind === 'crash') return this.#crash(device);
    if (kind === 'offline' || kind === 'online') device.isOnline = kind === 'online';
    else device.isSignedIn = kind === 'renew';
    for (const { device: own, engine } of this.#openTabs) {
      if (own !== device) continue;
      if (kind === 'renew') engine.renewSession();
      else if (kind !== 'expire') engine.setOnline(device.isOnline);
    }
    await this.#clock.advance(0);
  }

  #crash(device: SimulatedDevice): void {
    for (const tab of this.#openTabs) if (tab.device === device) tab.kill();
  }

  async #takeOnTab(tab: PlayTab, kind: 'reload' | 'close' | 'kill' | 'focus'): Promise<void> {
    if (kind === 'focus') {
      await tab.focus();
      return;
    }
    if (kind !== 'kill') void tab.engine.flush();
    tab.kill();
    if (kind === 'reload') await this.#open(this.#devices.indexOf(tab.device));
  }

  async #open(index: number): Promise<void> {
    const device = pick(this.#devices, index);
    if (device === undefined) return;
    if (this.#openTabs.filter((tab) => tab.device === device).length >= this.play.tabsOfDevice) return;
    this.#pages += 1;
    const seenOf = (pageId: string): Seen => this.#tabs.find((tab) => tab.pageId === pageId)?.seen ?? new Map();
    const tab = await PlayTab.open(`page-${this.#pages}`, device, this.#world, seenOf);
    if (tab !== null) this.#tabs.push(tab);
  }

  /** Everything gets through, and the founder decides every conflict; returns what is still open after that. */
  async #settle(): Promise<readonly string[] | null> {
    this.#world.network.heal();
    for (let device = 0; device < this.#devices.length; device += 1) {
      await this.#takeOnDevice({ kind: 'online', device });
      await this.#takeOnDevice({ kind: 'renew', device });
    }
    await this.#clock.advance(LONG_MS);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await this.server.reachable();
      await this.#openLeftovers();
      await this.#clock.advance(LONG_MS);
      const looks = await Promise.all(this.#openTabs.map((open) => open.focus()));
      if (looks.every(Boolean) && this.#isSettled()) return null;
      const tab = pick(this.#openTabs, round);
      for (const address of PLAYED_FIELDS) tab?.resolve(address, round % 3 === 0 ? 'stored' : 'mine');
    }
    return this.#openTabs.map((tab) => `unsettled: ${JSON.stringify(tab.engine.snapshot())}`);
  }

  async #openLeftovers(): Promise<void> {
    for (const [index, device] of this.#devices.entries()) {
      const open = this.#openTabs.map(({ pageId }) => pageId);
      const hasLeftovers = [...device.journals.keys()].some((pageId) => !open.includes(pageId));
      if (!hasLeftovers) continue;
      for (const tab of this.#openTabs.filter((own) => own.device === device).slice(this.play.tabsOfDevice - 1))
        tab.kill();
      await this.#open(index);
    }
  }

  #isSettled(): boolean {
    const hasUnsaved = this.#openTabs.some(({ engine }) => engine.snapshot().unsavedKeys.length > 0);
    return !hasUnsaved && this.#devices.every(({ journals }) => journals.size === 0);
  }

  async #faults(): Promise<readonly string[]> {
    const answers = await this.server.kept(PLAYED_FIELDS);
    return answers.flatMap((kept, index) => {
      const address = PLAYED_FIELDS[index];
      if (address === undefined) return ['the server answered for a field that nobody asked for'];
      const shown = this.#openTabs
        .map((tab) => tab.textOf(address))
        .filter((text) => text !== kept.value)
        .map((text) => `shown as saved: ${text}, stored: ${kept.value}`);
      return [...this.#ledger.of(address).faults(kept), ...shown];
    });
  }
}

/**
 * Plays a sequence through the real drafts engine, with a simulated browser and network around it, and answers what was lost,
 * stored twice, overwritten unseen, or shown as saved without being what the server has.
 */
export const playDrafts = (server: ApplicationServer, play: DraftPlay): Promise<PlayOutcome> =>
  new Player(server, play).run();
