import { deleteInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { request } from '../../../lib/api-client/request.js';

/** Deletes an interview for good. @param accessToken Of who decided it. @throws ApiError as `request` does */
export async function deleteInterview(id: string, accessToken: string): Promise<void> {
  await request(deleteInterviewRoute, { params: { id }, accessToken });
}
