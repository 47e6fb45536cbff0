import { record } from './registry/instruments.js';

const MS_PER_S = 1_000;

/** Counts and times one handled procedure call. `outcome` is `ok` or an error code. */
export function recordCall(subject: string, outcome: string, durationMs: number): void {
  record('rpc.server.duration', durationMs / MS_PER_S, { 'rpc.method': subject, outcome });
}
