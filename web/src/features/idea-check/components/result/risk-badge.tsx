import type { RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import styles from './risk-badge.module.css';

interface RiskBadgeProps {
  readonly level: RiskLevel;
}

/** The level in capitals: high in the negative colour, medium in that of improvement, low in the positive one (section 4). */
export function RiskBadge({ level }: RiskBadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-level={level}>
      {level.toUpperCase()} RISK
    </span>
  );
}
