import { sayOf } from '../supervision/say-of.js';
import type { Ballast } from './ballast.js';

const INTERVAL_MS = 1_000;
/** Below this part of the reserve nothing more is written: room for a segment of PostgreSQL's log, and for what is under way. */
const READ_ONLY_SHARE = 1 / 2;
/** Below this part PostgreSQL itself may be out of space, and gets the ballast. */
const CRITICAL_SHARE = 1 / 8;
const LABEL = 'storage';

/** What the guard watches and turns. */
export interface GuardedStorage {
  /** Bytes that are free where the data is. */
  readonly freeBytes: () => Promise<number>;
  /** Lets the database refuse writes, or take them again. @throws while the database is away */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>;
  readonly ballast: Pick<Ballast, 'sizeBytes' | 'isThere' | 'fill' | 'release'>;
}

/**
 * Looks every second how much space is left, and makes the database read-only before it is out of it: PostgreSQL ends itself
 * when it cannot write its log. Takes writes again by itself when there is space.
 */
export class StorageGuard {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private isReadOnly = false;
  private isBlind = false;
  private isStopped = false;

  constructor(private readonly storage: GuardedStorage) {}

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    }, INTERVAL_MS);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const { ballast, freeBytes } = this.storage;
    try {
      const free = await freeBytes();
      if (free < ballast.sizeBytes * CRITICAL_SHARE && (await ballast.isThere())) await this.releaseBallast();
      const isWanted = free < (await this.limitBytes());
      if (isWanted !== this.isReadOnly) await this.turn(isWanted);
      if (!this.isReadOnly && !this.isStopped && free > 2 * ballast.sizeBytes) await ballast.fill();
      this.note(null);
    } catch (error) {
      // The database is away, or the disk is: the next look tries again.
      this.note(error);
    }
  }

  /** Says once that nothing can be watched, and once that it can again. */
  private note(fault: unknown): void {
    const isBlind = fault !== null;
    if (isBlind === this.isBlind || this.isStopped) return;
    this.isBlind = isBlind;
    const reason = fault instanceof Error ? fault.message : String(fault);
    sayOf(LABEL, isBlind ? `the space that is left cannot be watched: ${reason}` : 'the space that is left is watched');
  }

  /** Writes begin again only when there is clearly enough, and enough for the ballast where that was given away. */
  private async limitBytes(): Promise<number> {
    const { ballast } = this.storage;
    if (!this.isReadOnly) return ballast.sizeBytes * READ_ONLY_SHARE;
    return (await ballast.isThere()) ? ballast.sizeBytes : 2 * ballast.sizeBytes;
  }

  private async turn(isReadOnly: boolean): Promise<void> {
    await this.storage.setReadOnly(isReadOnly);
    this.isReadOnly = isReadOnly;
    sayOf(LABEL, isReadOnly ? 'the disk is full: nothing is saved until there is space' : 'there is space again');
  }

  private async releaseBallast(): Promise<void> {
    await this.storage.ballast.release();
    sayOf(LABEL, 'the reserve is given to the database');
  }
}
