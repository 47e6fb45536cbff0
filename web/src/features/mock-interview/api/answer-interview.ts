import type { Interview, InterviewAnswer } from '@playbook/contracts/interviews/interview.schema';
import { answerInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { request } from '../../../lib/api-client/request.js';

/** Says something in response to the last question. @throws ApiError as `request` does */
export const answerInterview = async (body: InterviewAnswer): Promise<Interview> =>
  (await request(answerInterviewRoute, { body })).data;
