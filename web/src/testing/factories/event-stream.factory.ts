/** The body of a response that a test writes event by event. */
export class TestEventStream {
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly response: Response;

  constructor() {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
    this.response = new Response(body, { headers });
  }

  send(name: string, content: unknown): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  }

  write(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(text));
  }

  end(): void {
    this.#controller?.close();
  }

  /** The connection breaks. */
  break(): void {
    this.#controller?.error(new TypeError('network error'));
  }
}
