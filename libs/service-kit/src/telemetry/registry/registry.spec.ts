import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics, trace } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { WaitingJobs } from '../../jobs/job-metrics.js';
import { observeRuntime } from '../runtime-metrics.js';
import { AllowedAttributesProcessor } from './allowed-attributes.processor.js';
import { ATTRIBUTES } from './attributes.js';
import { record } from './instruments.js';
import { METRICS, type MetricName, metricNamed, type MetricOf } from './metrics.js';
import { seriesOf } from './prometheus-names.js';
import { SPANS } from './spans.js';

const NAMES = Object.keys(METRICS) as MetricName[];

describe('the registry of telemetry', () => {
  let exporter: PrometheusExporter;
  let provider: MeterProvider;

  beforeEach(() => {
    exporter = new PrometheusExporter({ preventServerStart: true });
    provider = new MeterProvider({ readers: [exporter] });
    metrics.setGlobalMeterProvider(provider);
  });

  afterEach(async () => {
    metrics.disable();
    await provider.shutdown();
  });

  const served = async (): Promise<string> =>
    new PrometheusSerializer().serialize((await exporter.collect()).resourceMetrics);

  it('has no metric that /metrics does not give under the same names, with the same attributes', async () => {
    observeRuntime();
    await new WaitingJobs({ countWaiting: async () => 3 }).update();
    for (const name of NAMES) {
      const { kind, attributes } = metricNamed(name);
      if (kind.startsWith('observed')) continue;
      record(name as MetricOf<'counter'>, 1, Object.fromEntries(attributes.map((key) => [key, 'x'])) as never);
    }
    const lines = (await served()).split('\n');
    const missing = NAMES.flatMap(seriesOf).filter(
      (series) => !lines.some((line) => line.startsWith(`${series}{`) || line.startsWith(`${series} `)),
    );
    expect(missing).toEqual([]);
    expect(lines.filter((line) => line.startsWith('playbook_jobs_waiting')).join()).toMatch(/ 3$/);
    const unknown = lines
      .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('target_info'))
      .map((line) => line.split(/[{ ]/, 1)[0])
      .filter((series) => !NAMES.flatMap(seriesOf).includes(String(series)));
    expect(unknown).toEqual([]);
    expect(lines.some((line) => line.startsWith('rpc_server_duration_bucket{rpc_method="x",outcome="x"'))).toBe(true);
  });

  it('counts on with a meter provider that is registered later', async () => {
    metrics.disable();
    record('rate_limit.unchecked', 1, {});
    metrics.setGlobalMeterProvider(provider);
    record('rate_limit.unchecked', 2, {});
    expect(await served()).toMatch(/^rate_limit_unchecked_total(\{[^}]*\})? 2\b/m);
  });

  it('has no attribute that nothing records', () => {
    const used = [
      ...NAMES.flatMap((name) => metricNamed(name).attributes),
      ...SPANS.flatMap((span) => span.attributes),
    ];
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(ATTRIBUTES).toSorted());
  });
});

describe('spans that are exported', () => {
  it('hold the attributes of the registry and no others', () => {
    const exporter = new InMemorySpanExporter();
    const processors = [new AllowedAttributesProcessor(), new SimpleSpanProcessor({ exporter })];
    const provider = new TracerProvider({ spanProcessors: processors });
    const span = provider.getTracer('test').startSpan('x');
    span.setAttributes({
      'rpc.method': 'analysis.v1.pitch.analyze',
      pitch: 'Payroll for dentists',
      'db.statement': 'x',
    });
    span.end();
    expect(exporter.getFinishedSpans().map(({ attributes }) => attributes)).toEqual([
      { 'rpc.method': 'analysis.v1.pitch.analyze' },
    ]);
    trace.disable();
  });
});
