import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { PageHead } from './page/page-head.js';
import type { HeadedPage } from './page/page-heads.js';
import styles from './coming-page.module.css';

/** Something that a founder can do today. */
interface Meanwhile {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

interface ComingPageProps {
  readonly page: HeadedPage;
  /** What it will do. */
  readonly plan: readonly string[];
  readonly meanwhile: readonly Meanwhile[];
}

/** The place of a tool that is not built yet: says so, and leads to what there is. */
export function ComingPage({ page, plan, meanwhile }: ComingPageProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.page}>
      <PageHead page={page} />
      <span className={styles.badge}>Coming</span>
      <section className={`pb-card ${styles.plan}`} aria-labelledby={`${id}-plan`}>
        <h2 id={`${id}-plan`}>What it will do</h2>
        <ul>
          {plan.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>It is not built yet, so there is nothing to upload here and nothing is stored.</p>
      </section>
      <section aria-labelledby={`${id}-meanwhile`}>
        <h2 id={`${id}-meanwhile`}>What you can do today</h2>
        <ul className={styles.links}>
          {meanwhile.map(({ path, title: name, text }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                <strong>{name}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
