import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Tool } from '../lib/tools.js';
import { MarkedSentence } from './marked-sentence.js';
import styles from './tool-grid.module.css';

interface ToolCardProps {
  readonly tool: Tool;
}

/** One tool and a drawing of what it does; a link where the tool can be used. */
export function ToolCard({ tool }: ToolCardProps): ReactNode {
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
          {path === null ? (
            title
          ) : (
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          )}
        </h3>
        <p>{text}</p>
        {path === null && <p className={styles.later}>In preparation</p>}
      </div>
    </li>
  );
}
