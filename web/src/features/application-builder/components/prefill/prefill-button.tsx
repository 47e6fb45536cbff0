import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PrefillDialog = lazy(() =>
  import('./prefill-dialog.js').then(({ PrefillDialog: component }) => ({ default: component })),
);

/** Opens the choice of what to fill in. */
export function PrefillButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconSparkles size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        AI Prefill Options
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrefillDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
