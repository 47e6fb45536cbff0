import type { ReactNode } from 'react';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { watchAddress } from '../lib/video-address.js';
import styles from './demo-analysis.module.css';

interface DemoMomentsProps {
  readonly youtubeId: string;
  readonly moments: DemoEntry['timestamps'];
}

/** Moments of the video worth seeing; nothing where none are noted. */
export function DemoMoments({ youtubeId, moments }: DemoMomentsProps): ReactNode {
  if (moments.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Moments to watch</h3>
      <ul className={styles.moments}>
        {moments.map(({ at, note }) => (
          <li key={at}>
            <a href={watchAddress(youtubeId, at)} target="_blank" rel="noreferrer">
              {at}
              <span className="visually-hidden"> on YouTube (opens a new tab)</span>
            </a>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
