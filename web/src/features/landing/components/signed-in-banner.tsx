import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './signed-in-banner.module.css';

interface SignedInBannerProps {
  readonly email: string;
}

/** Tells returning founders that they are in already. */
export function SignedInBanner({ email }: SignedInBannerProps): ReactNode {
  return (
    <div role="status" className={styles.banner}>
      <IconCircleCheck size={18} aria-hidden />
      <span>
        You are signed in as <strong>{email}</strong>
      </span>
    </div>
  );
}
