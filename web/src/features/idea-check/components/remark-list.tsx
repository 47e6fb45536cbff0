import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './commentary-card.module.css';

const ICONS = { good: IconCheck, bad: IconX, plain: IconChevronRight } as const;

interface RemarkListProps {
  readonly title: string;
  readonly tone: keyof typeof ICONS;
  readonly lines: readonly string[];
}

/** Remarks of one kind; nothing where there are none. */
export function RemarkList({ title, tone, lines }: RemarkListProps): ReactNode {
  const LineIcon = ICONS[tone];
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className={styles.subtitle}>{title}</h4>
      <ul className={styles.remarks} data-tone={tone}>
        {lines.map((line) => (
          <li key={line}>
            <LineIcon size={18} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
