import { setTargetDateRoute } from '@playbook/contracts/applications/target-date.contract';
import { request } from '../../../lib/api-client/request.js';

/** Sets the founder's own target date, or clears it with null. @throws ApiError as `request` does */
export async function setTargetDate(targetAt: string | null): Promise<void> {
  await request(setTargetDateRoute, { body: { targetAt } });
}
