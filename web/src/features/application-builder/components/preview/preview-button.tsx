import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PreviewDialog = lazy(() =>
  import('./preview-dialog.js').then(({ PreviewDialog: component }) => ({ default: component })),
);

/** Opens the application as it reads as a whole. */
export function PreviewButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Preview Application
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
