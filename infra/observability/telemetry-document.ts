import { ATTRIBUTES } from '@playbook/service-kit/telemetry/registry/attributes';
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
      'wrote, no token and no address is an attribute. Log lines are JSON with `trace_id` and `span_id`.',
    '## Metrics',
    'Every process serves its metrics at `/metrics`, and pushes them over OTLP where `OTEL_EXPORTER_OTLP_ENDPOINT` is set.',
    table(
      ['metric', 'series at `/metrics`', 'instrument', 'unit', 'what it says', 'attributes', 'processes'],
      metricRows,
    ),
    '## Spans',
    'They are made where a collector is set. What stands in braces comes from contracts or settings.',
    table(
      ['span', 'kind', 'what it is', 'attributes'],
      SPANS.map(({ name, kind, description, attributes }) => [code(name), kind, description, list(attributes)]),
    ),
    '## Attributes',
    table(
      ['attribute', 'what it says', 'values'],
      Object.entries(ATTRIBUTES).map(([name, { description, values }]) => [code(name), description, values]),
    ),
  ].join('\n\n');
}
