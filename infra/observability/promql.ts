import type { AttributeName } from '@playbook/service-kit/telemetry/registry/attributes';
import { METRICS, type MetricName, type MetricOf } from '@playbook/service-kit/telemetry/registry/metrics';
import { prometheusName } from '@playbook/service-kit/telemetry/registry/prometheus-names';

/** For each attribute an operator and a text in quotes, such as `=~"5.."`. Only attributes that the metric has. */
type Matchers<N extends MetricName> = Readonly<
  Partial<Record<Extract<(typeof METRICS)[N]['attributes'][number], AttributeName>, string>>
>;

function selector(series: string, matchers: object = {}): string {
  const labels = Object.entries(matchers).map(([name, matcher]) => prometheusName(name) + matcher);
  return `${series}{${labels.join(',')}}`;
}

/** A counter. */
export const total = <N extends MetricOf<'counter' | 'observed-counter'>>(name: N, matchers?: Matchers<N>): string =>
  selector(`${prometheusName(name)}_total`, matchers);

/** How often a histogram was recorded. */
export const count = <N extends MetricOf<'histogram'>>(name: N, matchers?: Matchers<N>): string =>
  selector(`${prometheusName(name)}_count`, matchers);

/** What a histogram has recorded in all. */
export const sum = <N extends MetricOf<'histogram'>>(name: N, matchers?: Matchers<N>): string =>
  selector(`${prometheusName(name)}_sum`, matchers);

/** The buckets of a histogram, or the one with an upper bound. */
export function bucket<N extends MetricOf<'histogram'>>(name: N, matchers?: Matchers<N>, upTo?: number): string {
  // Prometheus 3 writes a whole number as `1.0`, Prometheus 2 as `1`.
  const bound = upTo === undefined ? {} : { le: `=~"${String(upTo).replace('.', '\\\\.')}(\\\\.0)?"` };
  return selector(`${prometheusName(name)}_bucket`, { ...matchers, ...bound });
}

/** What is neither counter nor histogram. */
export const gauge = <N extends MetricOf<'observed-gauge' | 'up-down-counter'>>(
  name: N,
  matchers?: Matchers<N>,
): string => selector(prometheusName(name), matchers);

/** Per second, over a window, added up by attributes. */
export function rate(series: string, window: string, by: readonly AttributeName[] = []): string {
  const labels = by.length === 0 ? '' : ` by (${by.map(prometheusName).join(', ')})`;
  return `sum${labels} (rate(${series}[${window}]))`;
}

/** A quantile of a histogram's buckets over a window, by attributes. */
export function quantile(share: number, buckets: string, window: string, by: readonly AttributeName[] = []): string {
  const labels = ['le', ...by.map(prometheusName)].join(', ');
  return `histogram_quantile(${share}, sum by (${labels}) (rate(${buckets}[${window}])))`;
}
