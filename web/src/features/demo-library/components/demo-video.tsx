import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import { DemoPlayer } from './demo-player.js';
import styles from './demo-video.module.css';

interface DemoVideoProps {
  readonly entry: DemoEntry;
}

/** The first lesson in place of the video: nothing is loaded from elsewhere before the founder asks for it. */
export function DemoVideo({ entry }: DemoVideoProps): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const { youtubeId, analysis, format } = entry;
  if (isWanted) return <DemoPlayer youtubeId={youtubeId} title={analysis.title} />;
  return (
    <button
      type="button"
      className={`${styles.frame} ${styles.poster}`}
      data-format={format}
      onClick={() => setIsWanted(true)}
    >
      <span className="visually-hidden">Play {analysis.title}. </span>
      <span className={styles.lesson}>{analysis.keyTakeaways[0]}</span>
      <span className={styles.play}>
        <IconPlayerPlayFilled size={22} aria-hidden />
      </span>
      <span className={styles.origin}>Plays from YouTube</span>
    </button>
  );
}
