import { ATTRIBUTES } from '@playbook/service-kit/telemetry/registry/attributes';
import { LOG_FIELDS } from '@playbook/service-kit/telemetry/registry/log-fields';

/** What every process says of itself, in each signal. */
const RESOURCE_ATTRIBUTES = [
  'service.name',
  'service.version',
  'process.pid',
  'telemetry.sdk.language',
  'telemetry.sdk.name',
  'telemetry.sdk.version',
];

/** Takes what is not listed; says nothing of it, for that would be an attribute too. */
const only = (names: readonly string[]): object => ({
  allow_all_keys: false,
  allowed_keys: [...RESOURCE_ATTRIBUTES, ...names].toSorted(),
  summary: 'silent',
});

/** A setting of the collector; without it, it does not start. */
const setting = (name: string): string => `\${env:${name}}`;
const settingOr = (name: string, value: string): string => `\${env:${name}:-${value}}`;

/** One signal's way: the limit of memory stands first, what is allowed before what is sent, the batches last. */
const pipeline = (processors: readonly string[], exporter: string): object => ({
  receivers: ['otlp'],
  processors: ['memory_limiter', ...processors, 'batch'],
  exporters: [exporter],
});

/**
 * A collector of the contributors' distribution, which has `redaction` and `transform`. It lets pass what the registry has, once more after the
 * processes themselves, so that a process of another version adds nothing; where signals go stands in its environment.
 */
export function collectorConfiguration(): object {
  return {
    receivers: {
      otlp: {
        protocols: {
          http: { endpoint: settingOr('COLLECTOR_HTTP_ADDRESS', '0.0.0.0:4318') },
          grpc: { endpoint: settingOr('COLLECTOR_GRPC_ADDRESS', '0.0.0.0:4317') },
        },
      },
    },
    processors: {
      memory_limiter: { check_interval: '1s', limit_percentage: 75, spike_limit_percentage: 20 },
      'redaction/attributes': only(Object.keys(ATTRIBUTES)),
      'redaction/log_fields': only(Object.keys(LOG_FIELDS)),
      // Under the names that processes serve at `/metrics`, of which alerts and dashboards are made.
      'transform/series': {
        metric_statements: [
          'set(metric.name, Concat([metric.name, "total"], "_")) where metric.type == METRIC_DATA_TYPE_SUM and metric.is_monotonic',
        ],
      },
      batch: { timeout: '1s', send_batch_size: 1_024, send_batch_max_size: 4_096 },
    },
    exporters: {
      'otlphttp/tempo': { endpoint: setting('TEMPO_OTLP_URL') },
      prometheusremotewrite: {
        endpoint: setting('PROMETHEUS_REMOTE_WRITE_URL'),
        add_metric_suffixes: false,
        resource_to_telemetry_conversion: { enabled: true },
      },
      'otlphttp/loki': { endpoint: setting('LOKI_OTLP_URL') },
    },
    extensions: { health_check: { endpoint: settingOr('COLLECTOR_HEALTH_ADDRESS', '0.0.0.0:13133') } },
    service: {
      extensions: ['health_check'],
      pipelines: {
        traces: pipeline(['redaction/attributes'], 'otlphttp/tempo'),
        metrics: pipeline(['redaction/attributes', 'transform/series'], 'prometheusremotewrite'),
        logs: pipeline(['redaction/log_fields'], 'otlphttp/loki'),
      },
    },
  };
}
