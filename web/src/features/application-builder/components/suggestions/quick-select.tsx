import { Button } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconBulb } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { hasQuickSelect } from '../../lib/insights/quick-select.js';
import { OptionPanel } from './option-panel.js';
import { OriginNote } from './origin-note.js';
import styles from './suggestions.module.css';

interface QuickSelectProps {
  readonly address: FieldAddress;
}

/** Suggestions for one question, shown on demand; and where the answer came from while it is still as it was put in. */
export function QuickSelect({ address }: QuickSelectProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.slot}>
      <OriginNote address={address} />
      {hasQuickSelect(address.fieldId) && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBulb size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide suggestions' : 'Smart suggestions'}
        </Button>
      )}
      {isOpen && <OptionPanel id={panelId} address={address} />}
    </div>
  );
}
