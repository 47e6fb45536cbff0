import type { ReactNode } from 'react';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';
import styles from './commentary-card.module.css';
import { RemarkList } from './remark-list.js';

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
