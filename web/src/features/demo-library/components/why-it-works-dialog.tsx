import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import dialog from '../../../components/ui/dialog.module.css';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { DemoAnalysis } from './demo-analysis.js';

const MOBILE = '(width < 768px)';

interface WhyItWorksDialogProps {
  /** Null while the dialog is closed. */
  readonly entry: DemoEntry | null;
  readonly onClose: () => void;
}

/** Why a video works; fills the screen of a phone. */
export function WhyItWorksDialog({ entry, onClose }: WhyItWorksDialogProps): ReactNode {
  const isMobile = useMediaQuery(MOBILE) ?? false;
  // Stays in the dialog while it fades out.
  const [last, setLast] = useState(entry);
  if (entry !== null && entry !== last) setLast(entry);
  return (
    <Modal
      opened={entry !== null}
      onClose={onClose}
      title={last === null ? '' : `Why It Works: ${last.analysis.company}`}
      size={860}
      fullScreen={isMobile}
      classNames={{ title: dialog.title ?? '', content: dialog.surface ?? '', header: dialog.surface ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {last !== null && <DemoAnalysis entry={last} />}
    </Modal>
  );
}
