import { deleteAllDemosRoute, deleteDemoRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { request } from '../../../lib/api-client/request.js';

/**
 * Deletes a video with all that was found in it, for good.
 * @param accessToken Of the founder who decided it: by the time it is done somebody else may be signed in
 */
export const deleteDemo = async (id: string, accessToken: string): Promise<void> => {
  await request(deleteDemoRoute, { params: { id }, accessToken });
};

/** Deletes every video of the founder, for good; returns how many there were. */
export const deleteAllDemos = async (): Promise<number> => (await request(deleteAllDemosRoute)).deleted;
