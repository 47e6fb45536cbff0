import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.js';
import { Dialog } from '../../ui/dialog/dialog.js';

/** The question before everything goes. */
export interface ClearAllWords {
  readonly title: string;
  readonly text: string;
}

interface ClearAllDialogProps {
  readonly words: ClearAllWords;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether everything is deleted. */
  readonly onConfirm: () => Promise<boolean>;
}

/** Asks before every file goes. */
export function ClearAllDialog({ words, isOpen, onClose, onConfirm }: ClearAllDialogProps): ReactNode {
  const [isDeleting, setIsDeleting] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsDeleting(true);
    await onConfirm();
    setIsDeleting(false);
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={onClose} title={words.title}>
      <p>{words.text}</p>
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
