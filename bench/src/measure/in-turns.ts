import { type LoadPlan, measure, type Measurement, medianOf, type Target } from './load.js';

const ROUNDS = 3;
const WARM_UP_S = 3;

/** Measures the targets one after the other, several times, so that a slow minute of the machine touches them all. */
export async function inTurns(targets: readonly Target[], plan: LoadPlan): Promise<Map<string, Measurement>> {
  const results = new Map<string, Measurement[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, { ...plan, durationS: WARM_UP_S });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await measure(target, plan));
  }
  return new Map([...results].map(([name, measurements]) => [name, medianOf(measurements)]));
}
