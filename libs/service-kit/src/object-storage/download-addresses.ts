import { LRUCache } from 'lru-cache';
import type { DownloadPermission, ObjectStorage } from './object-storage.port.js';

const KEPT_MAX_ITEMS = 10_000;
const KEPT_MS = 600_000;
const MS_PER_S = 1_000;

/**
 * Addresses of pictures that lists show again and again. One is given for ten minutes before it is signed anew, since signing costs
 * more than reading the row that it belongs to.
 */
export class DownloadAddresses {
  /** By the clock by which addresses expire. */
  private readonly kept = new LRUCache<string, string>({
    max: KEPT_MAX_ITEMS,
    ttl: KEPT_MS,
    perf: { now: () => Date.now() },
  });

  constructor(
    private readonly storage: Pick<ObjectStorage, 'signDownload'>,
    /** Every address is good for this long at least when it is given, and at most ten minutes longer. */
    private readonly permission: DownloadPermission,
  ) {}

  async of(key: string): Promise<string> {
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const expiresInS = this.permission.expiresInS + KEPT_MS / MS_PER_S;
    const address = await this.storage.signDownload(key, { ...this.permission, expiresInS });
    this.kept.set(key, address);
    return address;
  }
}
