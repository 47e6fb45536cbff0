import { ATTRIBUTES } from '@playbook/service-kit/telemetry/registry/attributes';
import { LOG_FIELDS } from '@playbook/service-kit/telemetry/registry/log-fields';
import { METRICS, type MetricName, metricNamed } from '@playbook/service-kit/telemetry/registry/metrics';
import { seriesOf } from '@playbook/service-kit/telemetry/registry/prometheus-names';
import { SPANS } from '@playbook/service-kit/telemetry/registry/spans';

const code = (text: string): string => `\`${text}\``;
const list = (texts: readonly string[]): string => (texts.length === 0 ? '-' : texts.map(code).join(', '));
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const metricRows = (Object.keys(METRICS) as MetricName[]).map((name) => {
  const { kind, unit = '-', description, attributes, processes } = metricNamed(name);
  return [code(name), list(seriesOf(name)), kind, unit, description, list(attributes), processes];
});

/** What the product tells of itself, in Markdown. */
export function telemetryDocument(): string {
  return [
    '# Telemetry',
    'Made by `npm run observability` of the registry in `libs/service-kit/src/telemetry/registry`. What is not in it is not recorded: metrics ' +
      'take the names and attributes of the registry by their types, and attributes that it does not have are removed from the spans of our ' +
      'processes before they are exported, and from those that a page sends before they are passed on. Nothing that a founder ' +
      'wrote, no token and no address is an attribute. `e2e/telemetry` has a founder do 24 things in both topologies and searches all that is sent, ' +
      'logged and served for what they wrote.',
    '## Metrics',
    'Every process serves its metrics at `/metrics`, and pushes them over OTLP where `OTEL_EXPORTER_OTLP_ENDPOINT` is set.',
    table(
      ['metric', 'series at `/metrics`', 'instrument', 'unit', 'what it says', 'attributes', 'processes'],
      metricRows,
    ),
    '## Spans',
    'They are made where a collector is set. What stands in braces comes from contracts or settings. A trace goes from the click in the browser ' +
      'down to what is stored, over events and over the jobs of workers, which keep the trace of whoever wanted them in their rows. Which spans ' +
      'each thing that a founder does must leave, and below which, stands in `e2e/telemetry/actions`. The browser has spans once a ' +
      'founder is signed in; what somebody without an account does begins at the gateway.',
    table(
      ['span', 'kind', 'what it is', 'attributes'],
      SPANS.map(({ name, kind, description, attributes }) => [code(name), kind, description, list(attributes)]),
    ),
    '## Sampling',
    'One trace in twenty-five is kept, unless `OTEL_TRACES_SAMPLER_ARG` says another share, 0 to 1. Which ones is decided by their ids alone, so that each ' +
      'process keeps the same traces, whole, and no caller has its own kept. Log lines name their trace whether it is kept or not. A span ' +
      'that is kept takes some 15 µs of a processor, most of it for its export, and one that is not some 5; `npm run bench -- tracing` measures what ' +
      'requests take longer.',
    '## See a trace',
    '`npm run traces` starts a viewer on this machine, and says how to start the product with it. It shows traces, log lines and metrics, keeps ' +
      'them in memory, and is fetched on first use: a package in a version of its own (`infra/observability/traces.mjs`), not one of the product’s.',
    '## A collector',
    '`infra/observability/generated/collector.yml` is the configuration of an OpenTelemetry collector (the contributors’ distribution): OTLP in, a ' +
      'limit of memory, once more what the registry has and nothing else, batches, and then Tempo, Prometheus and Loki, at the addresses in ' +
      '`TEMPO_OTLP_URL`, `PROMETHEUS_REMOTE_WRITE_URL` and `LOKI_OTLP_URL`. Series have the names that they have at `/metrics`, so that ' +
      'alerts and dashboards fit both. Its structure is tested; no collector has been started with it yet.',
    '## Log lines',
    'JSON, with the fields below beside `level`, `time`, `service` and `message`. Each line of a call, an event or a job names its trace; with ' +
      '`LOG_LEVEL=debug` there is one for each.',
    table(
      ['field', 'what it says'],
      Object.entries(LOG_FIELDS).map(([name, description]) => [code(name), description]),
    ),
    '## Attributes',
    table(
      ['attribute', 'what it says', 'values'],
      Object.entries(ATTRIBUTES).map(([name, { description, values }]) => [code(name), description, values]),
    ),
  ].join('\n\n');
}
