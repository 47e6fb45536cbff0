import { Button } from '@mantine/core';
import type { ShareKind } from '@playbook/contracts/sharing/sharing.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly kind: ShareKind;
  /** Null for the application. */
  readonly objectId: string | null;
}

/** The way to where a link for somebody else is made. */
export function ShareLink({ kind, objectId }: ShareLinkProps): ReactNode {
  const search = { kind, ...(objectId !== null && { id: objectId }) };
  return (
    <Button
      variant="default"
      className={styles.link ?? ''}
      leftSection={<IconShare2 size={16} aria-hidden />}
      renderRoot={(root: object) => <Link {...root} to={WEB_PATHS.sharing} search={search} />}
    >
      Share
    </Button>
  );
}
