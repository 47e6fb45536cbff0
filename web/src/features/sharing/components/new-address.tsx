import { TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/ui/buttons/copy-button.js';
import { Notice } from '../../../components/ui/notice.js';
import styles from './sharing.module.css';

interface NewAddressProps {
  readonly name: string;
  readonly address: string;
}

/** The address of a new link. It is shown this once, for the server keeps no secret. */
export function NewAddress({ name, address }: NewAddressProps): ReactNode {
  return (
    <Notice tone="success" icon={IconCircleCheck} title={`The link for ${name}`} isUrgent>
      <p>Copy it now: it is shown this once, and cannot be read again later. Give it to nobody else.</p>
      <div className={`${styles.row} ${styles.made}`}>
        <TextInput
          className={styles.address}
          readOnly
          aria-label={`Address for ${name}`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={address} subject={`the address for ${name}`} />
      </div>
    </Notice>
  );
}
