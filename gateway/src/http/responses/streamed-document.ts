import { Readable } from 'node:stream';

/** So long a client may leave what is written for it unread; longer than any piece takes to be made. */
const STALL_MS = 30_000;

export interface StreamedDocumentOptions {
  /** Pieces of the document's text, made as they are read. */
  readonly pieces: AsyncIterable<string>;
  /** Runs once nobody reads any more: at the end, when the client went away, or when a piece could not be made. */
  readonly onClose: () => void;
  readonly stallMs?: number;
}

/**
 * A response that is written while it is read: one piece in memory at a time. When it cannot be finished the connection ends
 * before the last chunk, and the text has no closing bracket, so that nobody takes it for a whole document.
 */
export class StreamedDocument {
  /** The body of the response. */
  readonly body: Readable;
  private readonly stalled: NodeJS.Timeout;

  constructor({ pieces, onClose, stallMs = STALL_MS }: StreamedDocumentOptions) {
    this.body = Readable.from(this.whileRead(pieces));
    this.stalled = setTimeout(() => this.breakOff('Nobody reads the answer'), stallMs).unref();
    this.body.once('close', () => {
      clearTimeout(this.stalled);
      onClose();
    });
  }

  /** Ends the connection before the document is whole. */
  breakOff(reason: string): void {
    this.body.destroy(new Error(reason));
  }

  private async *whileRead(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      yield piece;
      this.stalled.refresh();
    }
  }
}
