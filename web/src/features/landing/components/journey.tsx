import type { ReactNode } from 'react';
import styles from './journey.module.css';
import section from './section.module.css';

/** The four steps from an idea to a finished application. */
const JOURNEY: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Validate the idea', text: 'Find out which risks a partner would see before you spend a week on slides.' },
  {
    title: 'Perfect the pitch',
    text: 'Get one sentence that a stranger can repeat, with the reason behind every point.',
  },
  { title: 'Build the application', text: 'Answer question by question, with feedback while you write.' },
  {
    title: 'Analyze the demo video',
    text: 'See whether your demo shows the problem, the product and the people behind it.',
  },
];

/** The way from an idea to a finished application. */
export function Journey(): ReactNode {
  return (
    <div className={styles.band}>
      <section className={section.section} aria-labelledby="journey">
        <h2 id="journey">Your journey</h2>
        <p className={section.lead}>Four steps, in the order in which partners ask.</p>
        <ol className={styles.steps}>
          {JOURNEY.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
