import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { downloadedPart } from '../../../../components/ui/downloaded-part.js';

const PreviewDialog = downloadedPart(() => import('./preview-dialog.js').then((code) => code.PreviewDialog));

/** Opens the application as it reads as a whole. */
export function PreviewButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Preview Application
      </Button>
      {isOpen && <PreviewDialog onMissing={() => setIsOpen(false)} onClose={() => setIsOpen(false)} />}
    </>
  );
}
