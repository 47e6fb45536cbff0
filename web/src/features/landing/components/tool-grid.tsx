import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Tool, TOOLS } from '../lib/tools.js';
import { MarkedSentence } from './marked-sentence.js';
import section from './section.module.css';
import styles from './tool-grid.module.css';

interface ToolCardProps {
  readonly tool: Tool;
}

/** One tool and a drawing of what it does. */
function ToolCard({ tool }: ToolCardProps): ReactNode {
  const { title, text, path, drawing } = tool;
  return (
    <li className={styles.card}>
      <div className={styles.drawing} aria-hidden="true">
        <p className={styles.label}>{drawing.label}</p>
        <p className={styles.words}>
          <MarkedSentence text={drawing.words} marks={drawing.marks} />
        </p>
        <p className={styles.remark}>{drawing.remark}</p>
      </div>
      <div className={styles.about}>
        <h3>
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

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
