import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { showToast } from '../../../lib/notify/show-toast.js';
import { withOption } from '../lib/insights/quick-select.js';
import { useDrafts } from './use-drafts.js';

/** Adds a text to an answer, with a toast that says `message` and can undo it for as long as the founder types nothing more. */
export function useAddToAnswer(address: FieldAddress): (text: string, message: string) => void {
  const drafts = useDrafts();
  const textNow = (): string => drafts.snapshot().texts[fieldKey(address)] ?? '';
  return (text, message) => {
    const before = textNow();
    const after = withOption(address.fieldId, before, text);
    drafts.change(address, after);
    const undo = (): void => {
      // What the founder typed since is theirs.
      if (textNow() === after) drafts.change(address, before);
    };
    void showToast({
      title: 'Added to your answer',
      message,
      tone: 'success',
      action: { label: 'Undo', onAct: undo },
    });
  };
}
