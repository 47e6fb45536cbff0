import type { ActingFounder } from './founder-actions.js';
import { costsBelow } from './process-costs.js';

type Act = (founder: ActingFounder) => Promise<unknown>;

/** All founders at once, each one thing after the other. */
export async function repeat(founders: readonly ActingFounder[], rounds: number, run: Act): Promise<void> {
  await Promise.all(
    founders.map(async (founder) => {
      for (let round = 0; round < rounds; round += 1) await run(founder);
    }),
  );
}

/** Processor time of one call in milliseconds, by kind of process; every process that this one started counts. */
export async function costOfAction(
  founders: readonly ActingFounder[],
  rounds: number,
  run: Act,
): Promise<ReadonlyMap<string, number>> {
  const before = costsBelow(process.pid);
  await repeat(founders, rounds, run);
  const calls = founders.length * rounds;
  return new Map(
    [...costsBelow(process.pid)].map(([kind, { cpuMs }]) => [kind, (cpuMs - (before.get(kind)?.cpuMs ?? 0)) / calls]),
  );
}

export const sumOf = (costs: ReadonlyMap<string, number>): number =>
  [...costs.values()].reduce((sum, cpuMs) => sum + cpuMs, 0);
