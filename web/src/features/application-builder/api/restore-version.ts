import {
  listAnswerVersionsRoute,
  restoreVersionRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type { AnswerVersion, RestoredAnswer } from '@playbook/contracts/applications/application.schema';
import { request } from '../../../lib/api-client/request.js';

/**
 * Brings an earlier version back as the newest one.
 * @throws ApiError with `conflict` when another save came between, `not_found` when the version is not kept any more
 */
export async function restoreVersion({ sectionId, fieldId, version }: AnswerVersion): Promise<RestoredAnswer> {
  const address = { sectionId, fieldId };
  const { items } = await request(listAnswerVersionsRoute, { query: { ...address, limit: 1 } });
  const baseVersion = items[0]?.version ?? 0;
  return request(restoreVersionRoute, { body: { ...address, version, baseVersion } });
}
