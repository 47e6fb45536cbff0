import {
  listAnswerVersionsRoute,
  restoreVersionRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import type { AnswerVersion, RestoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useState } from 'react';
import { VERSION_NOT_RESTORED, VERSION_WAITS_FOR_SAVE } from '../../../failures/application/application-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useDrafts } from './use-drafts.js';

/**
 * Brings an earlier version back as the newest one.
 * @throws ApiError with `conflict` when another save came between, `not_found` when the version is not kept any more
 */
async function restoreVersion({ sectionId, fieldId, version }: AnswerVersion): Promise<RestoredAnswer> {
  const address = { sectionId, fieldId };
  const { items } = await request(listAnswerVersionsRoute, { query: { ...address, limit: 1 } });
  const baseVersion = items[0]?.version ?? 0;
  return request(restoreVersionRoute, { body: { ...address, version, baseVersion } });
}

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found');

export interface RestoreState {
  /** The version being brought back; null while none is. */
  readonly restoring: number | null;
  readonly restore: (version: AnswerVersion) => Promise<void>;
}

/** Brings an earlier version of an answer back. What stood there before is saved first, and one click brings it back in turn. */
export function useRestoreVersion(address: FieldAddress, onChanged: () => void): RestoreState {
  const drafts = useDrafts();
  const [restoring, setRestoring] = useState<number | null>(null);
  const key = fieldKey(address);

  const bringBack = async (version: AnswerVersion): Promise<void> => {
    await drafts.flush();
    const { texts, unsavedKeys, conflicts } = drafts.snapshot();
    if (unsavedKeys.includes(key) || conflicts[key] !== undefined) return showToast(VERSION_WAITS_FOR_SAVE);
    const before = texts[key] ?? '';
    const restored = await restoreVersion(version);
    drafts.adopt(address, restored);
    onChanged();
    return showToast({
      title: 'Version restored',
      message: `Version ${version.version} is your answer again.`,
      tone: 'success',
      action: { label: 'Undo', onAct: () => drafts.change(address, before) },
    });
  };

  const restore = async (version: AnswerVersion): Promise<void> => {
    setRestoring(version.version);
    try {
      await bringBack(version);
    } catch (error) {
      if (isOutdated(error)) onChanged();
      await showToast(textFor(VERSION_NOT_RESTORED, error));
    } finally {
      setRestoring(null);
    }
  };

  return { restoring, restore };
}
