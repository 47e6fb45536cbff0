import type { ReactNode } from 'react';
import { TOOLS } from '../lib/tools.js';
import section from './section.module.css';
import { ToolCard } from './tool-card.js';
import styles from './tool-grid.module.css';

/** The four tools. */
export function ToolGrid(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="tools">
      <h2 id="tools">Four tools, one application</h2>
      <p className={section.lead}>Each one looks at a part of your application and tells you what to change first.</p>
      <ul className={styles.grid}>
        {TOOLS.map((tool) => (
          <ToolCard key={tool.title} tool={tool} />
        ))}
      </ul>
    </section>
  );
}
