/** Below the 64 KiB that the Fetch standard allows for all bodies of a page together, because other calls may use some of it. */
const QUOTA_BYTES = 60_000;

/** Shares what browsers allow for requests that outlive their page; a request beyond it is one that ends with the page. */
export class KeepaliveQuota {
  #usedBytes = 0;

  /** Sends a request, telling it whether it may outlive the page. */
  async use<T>(body: string, send: (keepalive: boolean) => Promise<T>): Promise<T> {
    const bytes = new TextEncoder().encode(body).length;
    const isAllowed = this.#usedBytes + bytes <= QUOTA_BYTES;
    if (!isAllowed) return send(false);
    this.#usedBytes += bytes;
    try {
      return await send(true);
    } finally {
      this.#usedBytes -= bytes;
    }
  }
}
