import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** One question that reached the server. */
export interface ModelCall {
  readonly model: string;
  readonly instructions: string;
  readonly prompt: string;
  readonly authorization: string | undefined;
  /** The whole body, as it was sent. */
  readonly body: string;
  /** Resolves when the caller went away before the response was complete. */
  readonly hungUp: Promise<void>;
}

/** What the server does with a question. */
export type ModelAnswer =
  | {
      readonly kind: 'write';
      readonly text: string;
      /** `length` when the model was cut off. */
      readonly finishReason?: 'stop' | 'length' | 'content_filter';
      /** Size of the pieces that the text is streamed in. */
      readonly pieceChars?: number;
      /** Pause between two pieces; none by default. */
      readonly pauseMs?: number;
      readonly inputTokens?: number;
      readonly outputTokens?: number;
      /** Leaves the usage out, as some servers do. */
      readonly hidesUsage?: boolean;
    }
  /** A refusal, with a body that quotes the question. */
  | { readonly kind: 'refuse'; readonly status: number }
  /** Begins to respond and breaks the connection. */
  | { readonly kind: 'break'; readonly text: string }
  /** Never responds. */
  | { readonly kind: 'hang' }
  /** Sends the caller elsewhere. */
  | { readonly kind: 'redirect'; readonly location: string };

const PIECE_CHARS = 40;
const CHUNK = { id: 'chatcmpl-test', object: 'chat.completion.chunk', created: 0 };

const contentOf = (body: { messages?: { role: string; content: unknown }[] }, role: string): string =>
  (body.messages ?? [])
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n');

/** An OpenAI-compatible server of a test: streams what the test wants, right or wrong, and remembers what it was asked. */
export class ModelServer {
  readonly calls: ModelCall[] = [];
  /** Most questions that were being responded to at the same time. */
  mostAtOnce = 0;
  private atOnce = 0;
  private readonly pauses = new Set<() => void>();

  private constructor(
    private readonly server: Server,
    /** What the next questions are replied to with. */
    public answer: (call: ModelCall) => ModelAnswer,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.take(request, response).catch(() => response.destroy());
    });
  }

  static async start(answer: (call: ModelCall) => ModelAnswer): Promise<ModelServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ModelServer(server, answer);
  }

  /** Base address of the API. */
  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
  }

  async stop(): Promise<void> {
    for (const wake of this.pauses) wake();
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const parsed = JSON.parse(body);
    const hungUp = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const call: ModelCall = {
      model: parsed.model,
      instructions: contentOf(parsed, 'system'),
      prompt: contentOf(parsed, 'user'),
      authorization: request.headers.authorization,
      body,
      hungUp,
    };
    this.calls.push(call);
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    await this.reply(this.answer(call), call, response);
  }

  private async reply(answer: ModelAnswer, call: ModelCall, response: ServerResponse): Promise<void> {
    switch (answer.kind) {
      case 'refuse':
        response.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '1' });
        response.end(JSON.stringify({ error: { message: `No: ${call.prompt}`, type: 'test', code: answer.status } }));
        return;
      case 'redirect':
        response.writeHead(307, { location: answer.location });
        response.end();
        return;
      case 'hang':
        return;
      case 'break':
        this.open(response);
        this.write(response, call, { delta: { role: 'assistant', content: answer.text }, finish_reason: null });
        // Ends the connection, not the response, once this much of it is on its way.
        response.write('\n', () => response.socket?.end());
        return;
      case 'write':
        await this.stream(answer, call, response);
    }
  }

  private async stream(
    answer: Extract<ModelAnswer, { kind: 'write' }>,
    call: ModelCall,
    response: ServerResponse,
  ): Promise<void> {
    const { text, finishReason = 'stop', pieceChars = PIECE_CHARS, pauseMs = 0, hidesUsage = false } = answer;
    this.open(response);
    for (let start = 0; start < text.length && !response.destroyed; start += pieceChars) {
      const content = text.slice(start, start + pieceChars);
      this.write(response, call, { delta: { role: 'assistant', content }, finish_reason: null });
      if (pauseMs > 0) await this.pause(pauseMs);
    }
    const { inputTokens = 1_000, outputTokens = 200 } = answer;
    const usage = {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    };
    this.write(response, call, { delta: {}, finish_reason: finishReason }, hidesUsage ? {} : { usage });
    this.atOnce -= 1;
    response.end('data: [DONE]\n\n');
  }

  private open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
  }

  private write(response: ServerResponse, { model }: ModelCall, choice: object, more: object = {}): void {
    response.write(`data: ${JSON.stringify({ ...CHUNK, model, choices: [{ index: 0, ...choice }], ...more })}\n\n`);
  }

  /** Part of a slow server; ends early when the server stops. */
  private pause(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.pauses.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pauseMs);
      this.pauses.add(wake);
    });
  }
}
