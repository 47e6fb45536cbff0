import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import styles from './logo.module.css';

interface LogoProps {
  /** Only the sign, for a narrow place; the name stays for screen readers. */
  readonly isCompact?: boolean;
}

/** The product's sign and name. */
export function Logo({ isCompact = false }: LogoProps): ReactNode {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--pb-accent)" />
        <path d="M9 7.5h10a4 4 0 0 1 4 4v13H12.500a3.500 3.500 0 0 1-3.500-3.500z" fill="#fff" />
        <path d="M13.500 12.200v7.600l6-3.800z" fill="var(--pb-accent)" />
      </svg>
      <span className={isCompact ? 'visually-hidden' : undefined}>{EDITION.productName}</span>
    </span>
  );
}
