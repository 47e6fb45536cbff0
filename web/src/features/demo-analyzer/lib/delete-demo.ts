import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { NOT_CLEARED, NOT_DELETED } from '../../../failures/demo/demo-analysis-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { getAccessToken } from '../../../lib/session/auth-client/auth-client.js';
import { deleteAllDemos, deleteDemo } from '../api/delete-demos.js';
import { demoListQuery } from '../api/demo-list.query.js';
import { demosBeingDeleted } from '../hooks/use-demos.js';

function setHidden(id: string, isHidden: boolean): void {
  const others = [...demosBeingDeleted.get()].filter((hidden) => hidden !== id);
  demosBeingDeleted.set(new Set(isHidden ? [...others, id] : others));
}

async function deleteForGood(ownerId: string, id: string, accessToken: string): Promise<void> {
  try {
    await deleteDemo(id, accessToken);
  } catch (error) {
    console.error('A video was not deleted', error);
    setHidden(id, false);
    return showToast(NOT_DELETED);
  }
  await queryClient.invalidateQueries({ queryKey: demoListQuery(ownerId).queryKey });
  setHidden(id, false);
}

/** Deletes a video once the message that offers to undo it has gone; until then it is only hidden. */
async function decideDeletion(ownerId: string, { id, fileName }: DemoSummary): Promise<void> {
  // Code that does not arrive leaves nobody signed in, too.
  const accessToken = await getAccessToken().catch(() => null);
  if (accessToken === null) return showToast(NOT_DELETED);
  setHidden(id, true);
  await showToast({
    title: 'Video deleted',
    message: `${fileName} and its analysis are gone for good as soon as this message goes away.`,
    tone: 'notice',
    action: { label: 'Undo', onAct: () => setHidden(id, false) },
    onEnd: () => void deleteForGood(ownerId, id, accessToken),
  });
}

/** Deletes all videos, after the founder was asked. */
async function clearDemos(ownerId: string): Promise<boolean> {
  const { queryKey } = demoListQuery(ownerId);
  try {
    const deleted = await deleteAllDemos();
    await queryClient.invalidateQueries({ queryKey });
    await showToast({ title: deleted === 1 ? '1 video deleted' : `${deleted} videos deleted`, tone: 'success' });
    return true;
  } catch (error) {
    console.error('The videos were not deleted', error);
    await queryClient.invalidateQueries({ queryKey });
    await showToast(NOT_CLEARED);
    return false;
  }
}

/** The two ways to delete videos. */
export interface DemoDeletion {
  readonly deleteOne: (demo: DemoSummary) => void;
  /** Whether they are deleted. */
  readonly deleteAll: () => Promise<boolean>;
}

export const demoDeletionOf = (ownerId: string): DemoDeletion => ({
  deleteOne: (demo) => void decideDeletion(ownerId, demo),
  deleteAll: () => clearDemos(ownerId),
});
