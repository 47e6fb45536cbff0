import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { FORMAT_LABELS } from '../lib/demo-words.js';
import { watchAddress } from '../lib/video-address.js';
import styles from './demo-card.module.css';
import { DemoVideo } from './demo-video.js';
import { LibraryScore } from './library-score.js';

interface DemoCardProps {
  readonly entry: DemoEntry;
  readonly onExplain: () => void;
}

/** One video with its score, and the way to why it works. */
export function DemoCard({ entry, onExplain }: DemoCardProps): ReactNode {
  const { analysis, youtubeId, year, format } = entry;
  const headingId = `demo-${entry.id}`;
  return (
    <li className={styles.card}>
      <article aria-labelledby={headingId} className={styles.article}>
        <DemoVideo entry={entry} />
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.company}>
              {analysis.company}
            </h2>
            <LibraryScore score={analysis.overallScore} />
          </div>
          <p className={styles.title}>{analysis.title}</p>
          <p className={styles.meta}>
            {FORMAT_LABELS[format]}, {year}
          </p>
          <div className={styles.actions}>
            <Button size="xs" onClick={onExplain}>
              Why It Works
              <span className="visually-hidden">: {analysis.company}</span>
            </Button>
            <a className={styles.watch} href={watchAddress(youtubeId)} target="_blank" rel="noreferrer">
              <span className="visually-hidden">Watch {analysis.company} on </span>
              YouTube
              <span className="visually-hidden"> (opens a new tab)</span>
              <IconExternalLink size={16} aria-hidden />
            </a>
          </div>
        </div>
      </article>
    </li>
  );
}
