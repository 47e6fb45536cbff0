import type { StartedInterview } from '@playbook/contracts/interviews/interview.schema';
import { startInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { request } from '../../../lib/api-client/request.js';

/** Begins an interview, or returns the one that runs. @throws ApiError as `request` does */
export const startInterview = async (): Promise<StartedInterview> => (await request(startInterviewRoute)).data;
