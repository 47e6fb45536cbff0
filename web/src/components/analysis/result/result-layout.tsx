import type { ReactNode, RefObject } from 'react';
import styles from './result-layout.module.css';

interface ResultLayoutProps {
  readonly title: string;
  /** The figures are no measurement (decision D4). */
  readonly isSample: boolean;
  /** Gets the focus when a result appears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** The score, below the title. */
  readonly score: ReactNode;
  /** What stays in view beside the reasons: the founder's text. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A result: score and the founder's text on one side, everything that is said about it on the other. */
export function ResultLayout(layout: ResultLayoutProps): ReactNode {
  const { title, isSample, headingRef, score, aside, children } = layout;
  return (
    <section className={styles.result} aria-labelledby="result-heading">
      <div className={styles.aside}>
        <div className={`pb-card ${styles.score}`}>
          <h2 id="result-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
            {title}
            {isSample && <span className={styles.sample}>Sample</span>}
          </h2>
          {score}
        </div>
        {aside}
      </div>
      <div className={styles.main}>{children}</div>
    </section>
  );
}
