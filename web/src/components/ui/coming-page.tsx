import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import styles from './coming-page.module.css';
import { usePageTitle } from './use-page-title.js';

/** Something that a founder can do today. */
interface Meanwhile {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

interface ComingPageProps {
  readonly title: string;
  /** What the tool will be for, in a sentence. */
  readonly lead: string;
  /** What it will do. */
  readonly plan: readonly string[];
  readonly meanwhile: readonly Meanwhile[];
}

/** The place of a tool that is not built yet: says so, and leads to what there is. */
export function ComingPage({ title, lead, plan, meanwhile }: ComingPageProps): ReactNode {
  usePageTitle(title);
  const id = useId();
  return (
    <div className={styles.page}>
      <div>
        <span className={styles.badge}>Coming</span>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
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
