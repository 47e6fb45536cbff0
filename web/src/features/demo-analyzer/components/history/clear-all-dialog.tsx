import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from '../../../../components/ui/dialog/dialog-buttons.js';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';

interface ClearAllDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether everything is deleted. */
  readonly onConfirm: () => Promise<boolean>;
}

/** Asks before every video goes. */
export function ClearAllDialog({ isOpen, onClose, onConfirm }: ClearAllDialogProps): ReactNode {
  const [isDeleting, setIsDeleting] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsDeleting(true);
    await onConfirm();
    setIsDeleting(false);
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Delete all videos?">
      <p>
        Every video you uploaded is deleted for good, with its analysis, pictures and transcript, on all of your
        devices. One that is being analyzed is stopped. This cannot be undone.
      </p>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Keep Them
        </Button>
        <Button color="red.9" loading={isDeleting} onClick={() => void confirm()}>
          Delete All
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
