import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { createNoopMeter, type MeterProvider, type TextMapPropagator, type Tracer } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AllowedAttributesProcessor } from '../registry/allowed-attributes.processor.js';
import { TraceSampler } from '../trace-sampler.js';
import { DrawnTraceIds } from './drawn-trace-ids.js';
import { KeptTracePropagator } from './kept-trace.propagator.js';
import { SampledTracer } from './sampled-tracer.js';
import { StatementSpans } from './statement-spans.js';

/** The hook into `pg` counts connections and times statements at every query, for metrics that the registry does not have. */
const NO_METRICS: MeterProvider = { getMeter: createNoopMeter };

const TRACER = 'playbook';

export interface CollectorExport {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  readonly loggerProvider: LoggerProvider;
  readonly metricReader: MetricReader;
  shutdown(): Promise<void>;
}

/**
 * Export over OTLP/HTTP to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; intervals follow the OTEL_BSP_*, OTEL_BLRP_*
 * and OTEL_METRIC_* variables. SQL appears without its values: they hold founders' texts and are never sent.
 */
export function createCollectorExport(resource: Resource, traceShare: number): CollectorExport {
  const sampler = new TraceSampler(traceShare);
  const ids = new DrawnTraceIds();
  const tracerProvider = new TracerProvider({
    resource,
    sampler,
    idGenerator: ids,
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
    instrumentations: [new StatementSpans()],
  });
  return {
    tracer: new SampledTracer(TRACER, { kept: tracerProvider.getTracer(TRACER), sampler, ids }),
    propagator: new KeptTracePropagator(sampler),
    loggerProvider,
    metricReader,
    shutdown: async () => {
      unregister();
      await Promise.allSettled([tracerProvider.shutdown(), loggerProvider.shutdown()]);
    },
  };
}
