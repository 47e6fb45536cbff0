import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Tool } from '../lib/tools.js';
import styles from './tool-grid.module.css';

interface ToolCardProps {
  readonly tool: Tool;
}

/** One tool; a link where the tool can be used. */
export function ToolCard({ tool }: ToolCardProps): ReactNode {
  const { title, text, icon: ToolIcon, path } = tool;
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <ToolIcon size={24} stroke={1.75} aria-hidden />
      </span>
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
    </li>
  );
}
