import { reportUncleanStop } from '@playbook/service-kit/service/process/report-unclean-stop';
import type { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';

/**
 * Runs a start; when it fails, what it had started is stopped.
 * @throws what made the start fail; a fault of the stop is only said, or it would hide the reason
 */
export async function startOrStop(stop: StopSequence, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    await stop.run().catch(reportUncleanStop);
    throw error;
  }
}
