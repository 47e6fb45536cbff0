import { context, type Context, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { browserTracesRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing, UserAction } from './tracing.js';

const SERVICE_NAME = 'playbook-web';

/** An action that remembers its span, so that calls can be put below it. */
class SpanAction implements UserAction {
  readonly #span: Span;
  readonly context: Context;

  constructor(span: Span) {
    this.#span = span;
    this.context = trace.setSpan(context.active(), span);
  }

  end(outcome: 'ok' | 'error'): void {
    if (outcome === 'error') this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

const exportToGateway = (): SpanProcessor =>
  new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: browserTracesRoute.path }) });

/** Tracing with OpenTelemetry, exported through the app's own origin. */
export function createOtelTracing(processor: SpanProcessor = exportToGateway()): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE_NAME }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer(SERVICE_NAME);
  return {
    startAction: (name) => new SpanAction(tracer.startSpan(name)),
    startCall: (method, path, action) => {
      const parent = action instanceof SpanAction ? action.context : context.active();
      const attributes = { 'http.request.method': method, 'url.template': path };
      const span = tracer.startSpan(`HTTP ${method}`, { kind: SpanKind.CLIENT, attributes }, parent);
      return {
        traceparent: traceparentOf(span),
        end: (status) => {
          if (status > 0) span.setAttribute('http.response.status_code', status);
          if (status === 0 || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}
