import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { downloadedPart } from '../../../../components/ui/downloaded-part.js';

const PrefillDialog = downloadedPart(() => import('./prefill-dialog.js').then((code) => code.PrefillDialog));

/** Opens the choice of what to fill in. */
export function PrefillButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconSparkles size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        AI Prefill Options
      </Button>
      {isOpen && <PrefillDialog onMissing={() => setIsOpen(false)} onClose={() => setIsOpen(false)} />}
    </>
  );
}
