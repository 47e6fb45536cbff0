import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { PartAddresses } from './part-addresses.js';
import { retryWhileLost, type RetryHooks } from './retry-while-lost.js';
import { sendPart } from './send-part.js';
import type { AnyUploadKind } from './upload-kind.js';

/** What an upload tells while it goes on. */
export interface SendHooks extends RetryHooks {
  /** Hears how many bytes of the file have left, those of earlier attempts included. */
  readonly onProgress: (sentBytes: number) => void;
}

/** A part of a file that is still to be sent. */
interface Part {
  readonly partNumber: number;
  readonly content: Blob;
}

/** The parts that have not arrived. */
function missingParts(file: Blob, { partBytes, uploadedParts }: FileUpload): Part[] {
  const arrived = new Set(uploadedParts);
  const count = Math.ceil(file.size / partBytes);
  const all = Array.from({ length: count }, (_, index) => ({
    partNumber: index + 1,
    content: file.slice(index * partBytes, (index + 1) * partBytes),
  }));
  return all.filter(({ partNumber }) => !arrived.has(partNumber));
}

/** One file on its way, a part at a time: what a lost connection costs is at most one part. */
class FileSender {
  readonly #queue: Part[];
  readonly #hooks: SendHooks;
  readonly #addresses: PartAddresses;
  /** Bytes of the part that is on its way. */
  #sendingBytes = 0;
  #arrivedBytes: number;

  constructor(kind: AnyUploadKind, file: Blob, upload: FileUpload, hooks: SendHooks) {
    this.#queue = missingParts(file, upload);
    this.#hooks = hooks;
    this.#addresses = new PartAddresses(kind, upload.id, hooks.signal);
    this.#arrivedBytes = file.size - this.#queue.reduce((sum, { content }) => sum + content.size, 0);
  }

  async sendAll(): Promise<void> {
    this.#tell();
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) await this.#send(part);
  }

  /** Sends a part until it arrives. What had arrived before is never sent again. */
  #send(part: Part): Promise<void> {
    const onLost = (): void => {
      this.#addresses.forget(part.partNumber);
      this.#note(part, 0);
    };
    return retryWhileLost(() => this.#attempt(part), { ...this.#hooks, onLost });
  }

  async #attempt(part: Part): Promise<void> {
    const { partNumber, content } = part;
    const upcoming = this.#queue.map((next) => next.partNumber);
    const address = await this.#addresses.of(partNumber, upcoming);
    const onProgress = (sentBytes: number): void => this.#note(part, sentBytes);
    await sendPart(address, content, { signal: this.#hooks.signal, onProgress });
    this.#sendingBytes = 0;
    this.#arrivedBytes += content.size;
    this.#tell();
  }

  #note({ content }: Part, sentBytes: number): void {
    this.#sendingBytes = Math.min(sentBytes, content.size);
    this.#tell();
  }

  #tell(): void {
    this.#hooks.onProgress(this.#arrivedBytes + this.#sendingBytes);
  }
}

/**
 * Sends the parts of a file that have not arrived, each by an address of its own, and again after a lost connection.
 * @throws ApiError when the gateway refuses, PartNotSentError when object storage does or stays away, the signal's reason
 */
export const sendFile = (kind: AnyUploadKind, file: Blob, upload: FileUpload, hooks: SendHooks): Promise<void> =>
  new FileSender(kind, file, upload, hooks).sendAll();
