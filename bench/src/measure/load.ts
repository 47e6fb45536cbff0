import autocannon, { type Request } from 'autocannon';
import { cpuTimeOfTrees } from './cpu-time.js';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Processes whose CPU is counted, with all that they started. */
  readonly processIds: readonly number[];
  /** What one connection of so many sends again and again, by its number; the plain request to `url` unless said. */
  readonly requestOf?: (connection: number, connections: number) => Request;
  /** Runs before each measurement, unmeasured. */
  readonly prepare?: () => Promise<void>;
}

export interface Measurement {
  readonly requestsPerS: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** CPU seconds per 1,000 requests, application and database. */
  readonly cpuSPer1000: number;
}

export interface LoadPlan {
  readonly connections: number;
  readonly durationS: number;
}

/** @throws Error when a request fails or is refused: a figure for errors is no figure */
export async function measure(target: Target, { connections, durationS }: LoadPlan): Promise<Measurement> {
  await target.prepare?.();
  let connection = 0;
  const { requestOf } = target;
  const before = cpuTimeOfTrees(target.processIds);
  const timesMs: number[] = [];
  const result = await autocannon({
    url: target.url,
    headers: { ...target.headers },
    connections,
    duration: durationS,
    setupClient: (client) => {
      client.on('response', (_status, _bytes, timeMs) => timesMs.push(timeMs));
      if (requestOf === undefined) return;
      client.setRequests([requestOf(connection, connections)]);
      connection += 1;
    },
  });
  const cpuS = cpuTimeOfTrees(target.processIds) - before;
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${target.name}: ${failures} of ${result.requests.total} requests failed`);
  return {
    requestsPerS: result.requests.average,
    // The library knows neither the 95th percentile nor parts of a millisecond.
    p50Ms: quantile(timesMs, 0.5),
    p95Ms: quantile(timesMs, 0.95),
    p99Ms: result.latency.p99,
    cpuSPer1000: (cpuS / result.requests.total) * 1_000,
  };
}

/** The value below which a share of all lies; of an even number of values the greater one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The median of each figure. */
export function medianOf(measurements: readonly Measurement[]): Measurement {
  const median = (pick: (measurement: Measurement) => number): number => quantile(measurements.map(pick), 0.5);
  return {
    requestsPerS: median((measurement) => measurement.requestsPerS),
    p50Ms: median((measurement) => measurement.p50Ms),
    p95Ms: median((measurement) => measurement.p95Ms),
    p99Ms: median((measurement) => measurement.p99Ms),
    cpuSPer1000: median((measurement) => measurement.cpuSPer1000),
  };
}
