import type { SoundType } from '@playbook/contracts/interviews/spoken-answer.schema';
import { transcribeAnswerRoute } from '@playbook/contracts/interviews/spoken-answers.contract';
import { request } from '../../../lib/api-client/request.js';

/** Has a recording written down. @param sound In base64. @throws ApiError as `request` does */
export const transcribeAnswer = async (body: { readonly type: SoundType; readonly sound: string }): Promise<string> =>
  (await request(transcribeAnswerRoute, { body })).data.text;
