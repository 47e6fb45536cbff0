import { type MetricDefinition, type MetricName, metricNamed } from './metrics.js';

/** What a counter and a histogram end with. */
const SUFFIXES: Readonly<Partial<Record<MetricDefinition['kind'], readonly string[]>>> = {
  counter: ['_total'],
  'observed-counter': ['_total'],
  histogram: ['_bucket', '_sum', '_count'],
};

/** An attribute or a metric under the name that Prometheus permits. */
export const prometheusName = (name: string): string => name.replaceAll(/[^a-zA-Z0-9_]/g, '_');

/** Names of the series of a metric as `/metrics` has them. */
export function seriesOf(name: MetricName): readonly string[] {
  const base = prometheusName(name);
  return (SUFFIXES[metricNamed(name).kind] ?? ['']).map((suffix) => base + suffix);
}
