import { showToast } from '../../../lib/notify/show-toast.js';
import { readPitchDraft, replacePitchDraft } from '../../../lib/pitch-draft/pitch-draft.js';

/** Empties the pitch box. What stood in it can be brought back: it may never have been analyzed. */
export function startPitch(ownerId: string): void {
  const text = readPitchDraft(ownerId);
  if (text.trim() === '') return;
  replacePitchDraft(ownerId, '');
  void showToast({
    title: 'New pitch started',
    message: 'The text that stood in the box was cleared.',
    tone: 'notice',
    action: { label: 'Undo', onAct: () => replacePitchDraft(ownerId, text) },
  });
}
