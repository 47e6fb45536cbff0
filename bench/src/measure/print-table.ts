import type { Measurement } from './load.js';

export interface Results {
  /** Name of the target that the ratios refer to. */
  readonly baseline: string;
  readonly busy: ReadonlyMap<string, Measurement>;
  readonly calm: ReadonlyMap<string, Measurement>;
  readonly connections: number;
}

const US_PER_S_PER_1000 = 1_000;

/** One line a target: CPU per request and throughput under load, p50 with one connection, and the ratios. */
export function printTable({ baseline, busy, calm, connections }: Results): void {
  const reference = busy.get(baseline);
  const calmReference = calm.get(baseline);
  if (!reference || !calmReference) throw new Error('The baseline was not measured');
  const rows = [...busy].map(([name, loaded]) => {
    const quiet = calm.get(name) ?? calmReference;
    return {
      target: name,
      'CPU µs/request': Math.round(loaded.cpuSPer1000 * US_PER_S_PER_1000),
      'CPU ratio': (loaded.cpuSPer1000 / reference.cpuSPer1000).toFixed(2),
      [`req/s at ${connections}`]: Math.round(loaded.requestsPerS),
      [`p50 ms at ${connections}`]: loaded.p50Ms.toFixed(1),
      [`p99 ms at ${connections}`]: loaded.p99Ms,
      [`p50 ratio at ${connections}`]: (loaded.p50Ms / reference.p50Ms).toFixed(2),
      'req/s at 1': Math.round(quiet.requestsPerS),
      'time ratio at 1': (calmReference.requestsPerS / quiet.requestsPerS).toFixed(2),
    };
  });
  console.table(rows);
}
