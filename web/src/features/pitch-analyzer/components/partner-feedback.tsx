import type { ReactNode } from 'react';
import styles from './partner-feedback.module.css';

interface PartnerFeedbackProps {
  readonly feedback: readonly string[];
}

/** What a partner would say, worst first. */
export function PartnerFeedback({ feedback }: PartnerFeedbackProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="feedback">
      <h3 id="feedback" className={styles.title}>
        Partner Feedback
      </h3>
      <div className={styles.quotes}>
        {feedback.map((line) => (
          <blockquote key={line} className={styles.quote}>
            {line}
          </blockquote>
        ))}
      </div>
    </section>
  );
}
