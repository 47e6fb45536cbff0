import { IconCheck, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import styles from './commentary-card.module.css';

const ICONS = { good: IconCheck, bad: IconX, plain: IconChevronRight } as const;

interface RemarkListProps {
  readonly title: string;
  readonly tone: keyof typeof ICONS;
  readonly lines: readonly string[];
}

/** Remarks of one kind; nothing where there are none. */
function RemarkList({ title, tone, lines }: RemarkListProps): ReactNode {
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

interface CommentaryCardProps {
  readonly check: ShownIdeaCheck;
}

/** What a partner would say, then the same as lists to work through. */
export function CommentaryCard({ check }: CommentaryCardProps): ReactNode {
  const { partnerCommentary, strengths, weaknesses, suggestions, redFlags } = check;
  const isMeasured = check.engine !== null;
  return (
    <section className="pb-card" aria-labelledby="commentary">
      <h3 id="commentary" className={styles.title}>
        Partner Commentary
      </h3>
      <blockquote className={styles.quote}>{partnerCommentary}</blockquote>
      {isMeasured && (
        <div className={styles.lists}>
          <RemarkList title="What works" tone="good" lines={strengths} />
          <RemarkList title="What holds it back" tone="bad" lines={weaknesses} />
          <RemarkList title="Do this week" tone="plain" lines={suggestions} />
          <RemarkList title="Red flags" tone="bad" lines={redFlags.map(({ message }) => message)} />
        </div>
      )}
    </section>
  );
}
