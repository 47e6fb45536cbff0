import { Button } from '@mantine/core';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconClock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { downloadedPart } from '../../../../components/ui/downloaded-part.js';

const VersionsDialog = downloadedPart(() => import('./versions-dialog.js').then((code) => code.VersionsDialog));

interface VersionsButtonProps {
  readonly address: FieldAddress;
}

/** Opens the history of one answer: its versions and its scores. */
export function VersionsButton({ address }: VersionsButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const label = APPLICATION_FIELDS.find(({ id }) => id === address.fieldId)?.label ?? '';
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconClock size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        History
        <span className="visually-hidden"> of: {label}</span>
      </Button>
      {isOpen && (
        <VersionsDialog
          onMissing={() => setIsOpen(false)}
          address={address}
          label={label}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
