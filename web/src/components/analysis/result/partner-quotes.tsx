import { type ReactNode, useId } from 'react';
import styles from './partner-quotes.module.css';

interface PartnerQuotesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a partner would say, in the order given. */
export function PartnerQuotes({ title, lines }: PartnerQuotesProps): ReactNode {
  const headingId = useId();
  return (
    <section className="pb-card" aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.quotes}>
        {lines.map((line) => (
          <blockquote key={line} className={styles.quote}>
            {line}
          </blockquote>
        ))}
      </div>
    </section>
  );
}
