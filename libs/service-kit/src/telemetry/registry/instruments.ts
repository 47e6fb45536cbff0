import { metrics, type Meter, type MeterProvider, type MetricOptions } from '@opentelemetry/api';
import { type AttributesOf, type MetricName, metricNamed, type MetricOf } from './metrics.js';

type Instrument = (value: number, attributes: Readonly<Record<string, string | number>>) => void;

/** Instruments of each meter provider: the process's own is registered after this module is loaded. */
const INSTRUMENTS = new WeakMap<MeterProvider, Map<MetricName, Instrument>>();

const meter = (): Meter => metrics.getMeter('playbook');

function optionsOf(name: MetricName): MetricOptions {
  const { unit, description, buckets } = metricNamed(name);
  return {
    description,
    ...(unit !== undefined && { unit }),
    ...(buckets !== undefined && { advice: { explicitBucketBoundaries: [...buckets] } }),
  };
}

function createInstrument(name: MetricName): Instrument {
  const options = optionsOf(name);
  switch (metricNamed(name).kind) {
    case 'histogram': {
      const histogram = meter().createHistogram(name, options);
      return (value, attributes) => histogram.record(value, attributes);
    }
    case 'up-down-counter': {
      const counter = meter().createUpDownCounter(name, options);
      return (value, attributes) => counter.add(value, attributes);
    }
    default: {
      const counter = meter().createCounter(name, options);
      return (value, attributes) => counter.add(value, attributes);
    }
  }
}

function instrumentOf(name: MetricName): Instrument {
  const provider = metrics.getMeterProvider();
  const known = INSTRUMENTS.get(provider) ?? new Map<MetricName, Instrument>();
  INSTRUMENTS.set(provider, known);
  const instrument = known.get(name) ?? createInstrument(name);
  known.set(name, instrument);
  return instrument;
}

type Recorded = MetricOf<'counter' | 'up-down-counter' | 'histogram'>;

/** Adds to a counter, or records a value of a histogram, in the unit of the metric. */
export function record<N extends Recorded>(name: N, value: number, attributes: AttributesOf<N>): void {
  instrumentOf(name)(value, attributes);
}

/** Has a metric read whenever somebody asks for it. */
export function observe<N extends MetricOf<'observed-counter' | 'observed-gauge'>>(
  name: N,
  read: (report: (value: number, attributes: AttributesOf<N>) => void) => void,
): void {
  const options = optionsOf(name);
  const isCounter = metricNamed(name).kind === 'observed-counter';
  const instrument = isCounter
    ? meter().createObservableCounter(name, options)
    : meter().createObservableGauge(name, options);
  instrument.addCallback((result) => read((value, attributes) => result.observe(value, attributes)));
}
