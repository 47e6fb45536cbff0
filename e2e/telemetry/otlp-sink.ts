import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SinkSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly service: string;
  readonly startTimeUnixNano: string | number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SinkSpan, 'service' | 'attributes'> & { attributes: readonly Attribute[] })[];
    }[];
  }[];
}

const toRecord = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that keeps in memory what it is sent over OTLP/HTTP JSON. */
export class OtlpSink {
  readonly spans: SinkSpan[] = [];
  /** Bodies as they came, by signal, to search for what must not be in them. */
  readonly bodies: Record<'traces' | 'metrics' | 'logs', string[]> = { traces: [], metrics: [], logs: [] };
  private waiters: (() => void)[] = [];

  private constructor(
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(): Promise<OtlpSink> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const sink = new OtlpSink(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    server.on('request', (request, response) => {
      void sink.take(request).then(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{}');
      });
    });
    return sink;
  }

  /** Resolves when the spans so far fulfil the condition; the test's own time limit ends a wait in vain. */
  async waitFor(isFulfilled: (spans: readonly SinkSpan[]) => boolean): Promise<void> {
    while (!isFulfilled(this.spans)) {
      await new Promise<void>((resolve) => this.waiters.push(resolve));
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const signal = /\/v1\/(traces|metrics|logs)$/.exec(request.url ?? '')?.[1] as keyof OtlpSink['bodies'] | undefined;
    if (signal) this.bodies[signal].push(body);
    if (signal === 'traces') this.addSpans(JSON.parse(body) as TraceRequest);
    for (const wake of this.waiters.splice(0)) wake();
  }

  private addSpans({ resourceSpans }: TraceRequest): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(toRecord(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans) {
        for (const span of spans) this.spans.push({ ...span, service, attributes: toRecord(span.attributes) });
      }
    }
  }
}
