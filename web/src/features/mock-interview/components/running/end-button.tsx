import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';
import { DialogButtons } from '../../../../components/ui/dialog/dialog-buttons.js';

interface EndButtonProps {
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** Ends an interview before its time, after the founder was asked. */
export function EndButton({ isEnding, onEnd }: EndButtonProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const end = (): void => {
    setIsAsked(false);
    onEnd();
  };
  return (
    <>
      <Button variant="subtle" size="xs" loading={isEnding} onClick={() => setIsAsked(true)}>
        End the Interview
      </Button>
      <Dialog opened={isAsked} onClose={() => setIsAsked(false)} title="End the interview now?">
        <p>You get the debrief on what you have said so far. An interview that has ended does not go on.</p>
        <DialogButtons>
          <Button variant="default" onClick={() => setIsAsked(false)}>
            Go On
          </Button>
          <Button onClick={end}>End It</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
