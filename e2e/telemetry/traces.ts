import type { SinkSpan } from './otlp-sink.js';

/** Between the spans of a chain. */
const BELOW = ' > ';
const NS_PER_MS = 1e6;

/** The name without the database, which each topology calls as it likes. */
const nameOf = ({ name }: SinkSpan): string => name.replace(/^(pg\.query:\w+) .*/, '$1');

/** Spans of one trace, and who is below whom. */
export class Trace {
  private readonly byId: ReadonlyMap<string, SinkSpan>;
  private readonly names: ReadonlySet<string>;

  constructor(
    readonly traceId: string,
    readonly spans: readonly SinkSpan[],
  ) {
    this.byId = new Map(spans.map((span) => [span.spanId, span]));
    this.names = new Set(spans.map((span) => this.pathTo(span).map(nameOf).join(BELOW)));
  }

  /** When its first span began, in milliseconds. */
  get beganAtMs(): number {
    return Math.min(...this.spans.map(({ startTimeUnixNano }) => Number(startTimeUnixNano) / NS_PER_MS));
  }

  /** Whether there is such a chain: names of spans, each the parent of the next one, from anywhere in the trace. */
  has(chain: string): boolean {
    return [...this.names].some((path) => path === chain || path.endsWith(BELOW + chain));
  }

  /** Spans whose parent is not in the trace. */
  orphans(knownParents: ReadonlySet<string> = new Set()): readonly SinkSpan[] {
    return this.spans.filter(
      ({ parentSpanId }) =>
        parentSpanId !== undefined &&
        parentSpanId !== '' &&
        !this.byId.has(parentSpanId) &&
        !knownParents.has(parentSpanId),
    );
  }

  /** The processes that took part, by the name of their resource. */
  get services(): ReadonlySet<string> {
    return new Set(this.spans.map(({ service }) => service));
  }

  /** Every path from the first span down, for whoever reads why a chain is missing. */
  describe(): string {
    return [...this.names].toSorted().join('\n');
  }

  private pathTo(span: SinkSpan): SinkSpan[] {
    const parent = this.byId.get(span.parentSpanId ?? '');
    return parent === undefined ? [span] : [...this.pathTo(parent), span];
  }
}

/** All traces that spans belong to. */
export function tracesOf(spans: readonly SinkSpan[]): readonly Trace[] {
  const byTrace = Map.groupBy(spans, ({ traceId }) => traceId);
  return [...byTrace].map(([traceId, members]) => new Trace(traceId, members));
}
