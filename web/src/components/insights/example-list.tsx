import type { SourcedText } from '@playbook/contracts/insights/industry-insights.schema';
import type { ReactNode } from 'react';
import { FigureText } from './figure-text.js';
import styles from './example-list.module.css';
import { SourceNote } from './source-note.js';

interface ExampleListProps {
  readonly examples: readonly SourcedText[];
}

/** What others did, each with where that can be read. */
export function ExampleList({ examples }: ExampleListProps): ReactNode {
  if (examples.length === 0) return null;
  return (
    <div>
      <h3>Examples & Case Studies</h3>
      <ul className={styles.list}>
        {examples.map(({ text, source, confidence }) => (
          <li key={text}>
            <FigureText text={text} /> <SourceNote source={source} confidence={confidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
