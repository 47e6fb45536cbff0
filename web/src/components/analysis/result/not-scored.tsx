import { IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Notice } from '../../ui/notice.js';
import { type Analyst, EngineLine } from './engine-line.js';
import styles from './not-scored.module.css';

interface NotScoredProps {
  readonly title: string;
  /** What the founder wrote. */
  readonly text: string;
  /** What to write instead. */
  readonly advice: readonly string[];
  readonly analysis: Analyst;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The text could not be scored, so no figure is shown, only what to write instead. */
export function NotScored({ title, text, advice, analysis, headingRef }: NotScoredProps): ReactNode {
  return (
    <section aria-labelledby="result-heading" className={styles.result}>
      <Notice tone="warning" icon={IconMessageQuestion}>
        <h2 id="result-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        <blockquote className={styles.text} dir="auto">
          {text}
        </blockquote>
        {advice.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <EngineLine analysis={analysis} />
    </section>
  );
}
