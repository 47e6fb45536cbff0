import type { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import type { SupervisedProcess } from '../supervision/supervised-process.js';

type Startable = Pick<SupervisedProcess, 'start' | 'stop'>;

/** Starts every process; on a stop, those of the last tier end first, all of one tier at once. */
export function startTiers(tiers: readonly (readonly Startable[])[], stop: StopSequence): void {
  for (const processes of tiers) {
    const tier = stop.tier();
    for (const process of processes) {
      tier.add(() => process.stop());
      process.start();
    }
  }
}
