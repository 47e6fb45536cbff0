import { context, logs, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type MetricReader } from '@opentelemetry/sdk-metrics';
import type { CollectorExport } from './collector/collector-export.js';
import { observeRuntime } from './runtime-metrics.js';

/** Telemetry of this process. Metrics are always kept for `/metrics`; traces, logs and pushed metrics need a collector. */
export interface Telemetry {
  readonly prometheus: PrometheusExporter;
  /** Sends what is still held; called last in a graceful stop. */
  shutdown(): Promise<void>;
}

export interface TelemetrySettings {
  /** `service.name` of the resource. */
  readonly serviceName: string;
  readonly serviceVersion: string;
  /** OTLP/HTTP base address of a collector; undefined turns export off. */
  readonly collectorUrl: string | undefined;
  /** Share of traces that are kept, 0 to 1. */
  readonly traceShare: number;
}

/**
 * Starts telemetry. Must run before `pg` is loaded, so that its queries appear in traces; a process therefore loads the rest
 * of itself with a dynamic import afterwards.
 */
export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  const resource = resourceFromAttributes({
    'service.name': settings.serviceName,
    'service.version': settings.serviceVersion,
    'process.pid': process.pid,
  });
  const prometheus = new PrometheusExporter({ preventServerStart: true });
  const collector = settings.collectorUrl === undefined ? null : await startExport(resource, settings.traceShare);
  const readers: MetricReader[] = collector ? [prometheus, collector.metricReader] : [prometheus];
  // Without a view each reader keeps sums of its own, and every value is recorded twice where a collector is set.
  const meterProvider = new MeterProvider({ resource, readers, views: [{ instrumentName: '*' }] });
  metrics.setGlobalMeterProvider(meterProvider);
  observeRuntime();
  return {
    prometheus,
    shutdown: async () => {
      await Promise.allSettled([collector?.shutdown(), meterProvider.shutdown()]);
    },
  };
}

async function startExport(resource: Resource, traceShare: number): Promise<CollectorExport> {
  // Loaded only where a collector is set: the exporters and the hook into pg cost start time and memory.
  const { createCollectorExport } = await import('./collector/collector-export.js');
  const collector = createCollectorExport(resource, traceShare);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(collector.propagator);
  trace.setGlobalTracerProvider({ getTracer: () => collector.tracer });
  logs.setGlobalLoggerProvider(collector.loggerProvider);
  return collector;
}
