import { showToast, type Toast } from './show-toast.js';
import { getAccessToken } from '../session/auth-client/auth-client.js';

/** Something that a founder deletes, and can undo for a while. */
interface Deletion {
  /** What the message that offers to undo it says. */
  readonly decided: Pick<Toast, 'title' | 'message'>;
  readonly failed: Toast;
  readonly setHidden: (isHidden: boolean) => void;
  /** @param accessToken Of the founder who decided it: by the time it is done somebody else may be signed in */
  readonly deleteForGood: (accessToken: string) => Promise<void>;
  /** Brings lists up to date. */
  readonly onDeleted: () => Promise<void>;
}

async function finish({ failed, setHidden, deleteForGood, onDeleted }: Deletion, accessToken: string): Promise<void> {
  try {
    await deleteForGood(accessToken);
  } catch (error) {
    console.error('Something was not deleted', error);
    setHidden(false);
    return showToast(failed);
  }
  await onDeleted();
  setHidden(false);
}

/** Deletes something once the message that offers to undo it has gone; until then it is only hidden. */
export async function deleteLater(deletion: Deletion): Promise<void> {
  const { decided, failed, setHidden } = deletion;
  // Code that does not arrive leaves nobody signed in, too.
  const accessToken = await getAccessToken().catch(() => null);
  if (accessToken === null) return showToast(failed);
  setHidden(true);
  await showToast({
    ...decided,
    tone: 'notice',
    action: { label: 'Undo', onAct: () => setHidden(false) },
    onEnd: () => void finish(deletion, accessToken),
  });
}
