import { PassThrough, type Readable } from 'node:stream';
import type { z } from 'zod';

/** Shorter than the idle time after which proxies close a connection. */
const HEARTBEAT_MS = 10_000;

/** Named by what it is; every chunk of a contract has a `kind`. */
const nameOf = (chunk: unknown): string =>
  typeof chunk === 'object' && chunk !== null && 'kind' in chunk ? String(chunk.kind) : 'part';

/**
 * The response to one request as server-sent events: chunks as they come, then one `result` or `error`. Comments in between keep the
 * connection open.
 */
export class EventStream {
  private readonly stream = new PassThrough();
  private readonly client = new AbortController();
  private readonly opening = Promise.withResolvers<void>();
  private heartbeat: NodeJS.Timeout | undefined;

  /** @param chunks Schema of what may be sent before the result */
  constructor(
    private readonly chunks: z.ZodType,
    private readonly heartbeatMs: number = HEARTBEAT_MS,
  ) {
    this.stream.once('close', () => {
      clearInterval(this.heartbeat);
      if (!this.stream.writableEnded) this.client.abort();
    });
  }

  /** The body of the answer. */
  get body(): Readable {
    return this.stream;
  }

  /** Resolves once the request is accepted; before that it can still be refused with a status of its own. */
  get opened(): Promise<void> {
    return this.opening.promise;
  }

  /** Aborts when the client goes away before the end. */
  get clientGone(): AbortSignal {
    return this.client.signal;
  }

  /** Accepts the request. The first bytes go out at once, so that the client knows. */
  open(): void {
    this.comment();
    this.heartbeat = setInterval(() => this.comment(), this.heartbeatMs).unref();
    this.opening.resolve();
  }

  /** @throws ZodError for a chunk that the contract does not allow */
  readonly sendChunk = (chunk: unknown): void => {
    const checked: unknown = this.chunks.parse(chunk);
    this.write(nameOf(checked), checked);
  };

  end(name: 'result' | 'error', content: unknown): void {
    this.write(name, content);
    this.stream.end();
  }

  private write(name: string, content: unknown): void {
    if (this.stream.writable) this.stream.write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  }

  private comment(): void {
    if (this.stream.writable) this.stream.write(': keep-alive\n\n');
  }
}
