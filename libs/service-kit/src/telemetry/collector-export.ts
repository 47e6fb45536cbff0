import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation, type PgRequestHookInformation } from '@opentelemetry/instrumentation-pg';
import { createNoopMeter, type MeterProvider, type Span } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AllowedAttributesProcessor } from './registry/allowed-attributes.processor.js';
import { TraceSampler } from './trace-sampler.js';
import { withoutLiterals } from './without-literals.js';

/** The hook into `pg` counts connections and times statements at every query, for metrics that the registry does not have. */
const NO_METRICS: MeterProvider = { getMeter: createNoopMeter };

export interface CollectorExport {
  readonly tracerProvider: TracerProvider;
  readonly loggerProvider: LoggerProvider;
  readonly metricReader: MetricReader;
  shutdown(): Promise<void>;
}

/**
 * Export over OTLP/HTTP to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; intervals follow the OTEL_BSP_*, OTEL_BLRP_*
 * and OTEL_METRIC_* variables. SQL appears without its values: they hold founders' texts and are never sent.
 */
export function createCollectorExport(resource: Resource, traceShare: number): CollectorExport {
  const tracerProvider = new TracerProvider({
    resource,
    sampler: new TraceSampler(traceShare),
    spanProcessors: [new AllowedAttributesProcessor(), new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const loggerProvider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
  });
  const metricReader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const unregister = registerInstrumentations({
    tracerProvider,
    meterProvider: NO_METRICS,
    instrumentations: [
      new PgInstrumentation({
        enhancedDatabaseReporting: false,
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: nameStatement,
      }),
    ],
  });
  return {
    tracerProvider,
    loggerProvider,
    metricReader,
    shutdown: async () => {
      unregister();
      await Promise.allSettled([tracerProvider.shutdown(), loggerProvider.shutdown()]);
    },
  };
}

/** A statement that was prepared has a name of its own, which says nothing: its span is called by its verb, as every other. */
function nameStatement(
  span: Span,
  { query: { name, text }, connection: { database } }: PgRequestHookInformation,
): void {
  if (!span.isRecording()) return;
  const statement = withoutLiterals(text);
  span.setAttribute('db.query.text', statement);
  if (name) span.updateName(`pg.query:${statement.split(' ', 1)[0]?.toUpperCase()} ${database}`);
}
