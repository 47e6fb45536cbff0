import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { ProcedureError } from '../errors/procedure-error.js';
import { OutboxGauges } from './outbox-gauges.js';
import type { OutboxFigures } from './outbox-table.js';

const FIGURES: OutboxFigures = { waiting: 3, waitingAgeS: 12.5, dead: 1, deadAgeS: 86_400 };

const AWAY = new ProcedureError('service_unavailable', 'The database does not answer');

describe('OutboxGauges', () => {
  let reader: PeriodicExportingMetricReader;
  let metering: MeterProvider;
  let reads: number;
  let failures: string[];

  beforeEach(() => {
    const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
    reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
    metering = new MeterProvider({ readers: [reader] });
    metrics.setGlobalMeterProvider(metering);
    reads = 0;
    failures = [];
  });
  afterEach(async () => {
    metrics.disable();
    await metering.shutdown();
  });

  const gaugesOver = (answer: () => OutboxFigures) =>
    new OutboxGauges({
      outbox: {
        figures: async () => {
          reads += 1;
          return answer();
        },
      },
      logger: { failure: (message) => void failures.push(message) },
      service: 'applications',
    });

  /** What a scrape sees. */
  async function shown(): Promise<Record<string, unknown>> {
    const { resourceMetrics } = await reader.collect();
    const all = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
    return Object.fromEntries(
      all.flatMap(({ descriptor, dataPoints }) => dataPoints.map((point) => [descriptor.name, point.value])),
    );
  }

  it('show what waits and what is dead, and read the table no more often for being asked', async () => {
    const gauges = gaugesOver(() => FIGURES);
    await gauges.start();
    await shown();
    expect(await shown()).toEqual({
      'playbook.outbox.waiting': 3,
      'playbook.outbox.waiting.age': 12.5,
      'playbook.outbox.dead': 1,
      'playbook.outbox.dead.age': 86_400,
    });
    expect(reads).toBe(1);
    await gauges.stop();
  });

  it('are read again by themselves, and keep the last figures while the database is away', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setTimeout'] });
    try {
      const answers = [FIGURES, { ...FIGURES, waiting: 4 }];
      const gauges = gaugesOver(() => {
        const answer = answers.shift();
        if (!answer) throw AWAY;
        return answer;
      });
      await gauges.start();
      await jest.advanceTimersByTimeAsync(15_000);
      expect(await shown()).toMatchObject({ 'playbook.outbox.waiting': 4 });
      await jest.advanceTimersByTimeAsync(15_000);
      expect(await shown()).toMatchObject({ 'playbook.outbox.waiting': 4 });
      await gauges.stop();
      await jest.advanceTimersByTimeAsync(15_000);
      expect(reads).toBe(3);
      expect(failures).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('show an age of nothing where nothing waits', async () => {
    const gauges = gaugesOver(() => ({ waiting: 0, waitingAgeS: null, dead: 0, deadAgeS: null }));
    await gauges.start();
    expect(Object.values(await shown())).toEqual([0, 0, 0, 0]);
    await gauges.stop();
  });

  it.each([
    ['a database that is away', AWAY, []],
    ['any other fault, and tell operators', new Error('column'), ['The outbox cannot be counted']],
  ])('show nothing when the first look meets %s', async (_fault, error, said) => {
    const gauges = gaugesOver(() => {
      throw error;
    });
    await gauges.start();
    expect(await shown()).toEqual({});
    expect(failures).toEqual(said);
    await gauges.stop();
  });
});
