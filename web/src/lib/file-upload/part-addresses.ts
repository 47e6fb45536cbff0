import type { PartAddress } from './send-part.js';
import { signParts } from './upload-calls.js';
import type { AnyUploadKind } from './upload-kind.js';

/** Addresses are good for a quarter of an hour, so that only those are asked for that are soon needed. */
const BATCH_MAX_ITEMS = 4;

/** Where the parts of one upload go. */
export class PartAddresses {
  readonly #known = new Map<number, PartAddress>();
  readonly #kind: AnyUploadKind;
  readonly #uploadId: string;
  readonly #signal: AbortSignal;
  /** One batch after the other: two senders need the same one. */
  #batch: Promise<void> = Promise.resolve();

  constructor(kind: AnyUploadKind, uploadId: string, signal: AbortSignal) {
    this.#kind = kind;
    this.#uploadId = uploadId;
    this.#signal = signal;
  }

  /**
   * @param upcoming The parts that come next, whose addresses are asked for in one call
   * @throws ApiError when the gateway refuses or cannot be reached
   */
  async of(partNumber: number, upcoming: readonly number[]): Promise<PartAddress> {
    const sign = (): Promise<void> => this.#sign([partNumber, ...upcoming].slice(0, BATCH_MAX_ITEMS));
    if (!this.#known.has(partNumber)) {
      const batch = this.#batch.then(() => (this.#known.has(partNumber) ? undefined : sign()));
      this.#batch = batch.catch(() => undefined);
      await batch;
    }
    const address = this.#known.get(partNumber);
    if (address === undefined) throw new Error('The gateway left a part out');
    return address;
  }

  /** It may have expired. */
  forget(partNumber: number): void {
    this.#known.delete(partNumber);
  }

  async #sign(partNumbers: number[]): Promise<void> {
    const { parts } = await signParts(this.#kind, this.#uploadId, partNumbers, this.#signal);
    for (const part of parts) this.#known.set(part.partNumber, part);
  }
}
