import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import { endInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { request } from '../../../lib/api-client/request.js';

/** Ends an interview. @throws ApiError as `request` does */
export const endInterview = (id: string): Promise<Interview> => request(endInterviewRoute, { params: { id } });
