import { type Histogram, metrics } from '@opentelemetry/api';

let duration: Histogram | undefined;

/** Counts and times one handled procedure call. `outcome` is `ok` or an error code. */
export function recordCall(subject: string, outcome: string, durationMs: number): void {
  // Made on first use: the meter provider is registered after this module is loaded.
  duration ??= metrics.getMeter('playbook').createHistogram('rpc.server.duration', {
    unit: 's',
    description: 'Time to handle a procedure call',
    advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  duration.record(durationMs / 1_000, { 'rpc.method': subject, outcome });
}
