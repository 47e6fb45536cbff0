import { IconPlayerPlayFilled, IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import type { DemoEntry } from '../lib/demo-entry.schema.js';
import styles from './demo-video.module.css';
import { usePlayerFailure } from '../hooks/use-player-failure.js';
import { embedAddress, watchAddress } from '../lib/video-address.js';

/** What the player needs, of its own origin; it can neither navigate this page nor reach into it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface DemoPlayerProps {
  readonly youtubeId: string;
  readonly title: string;
}

/** The embedded player, or a way to the video where it cannot be played here. Gets the focus of the button it replaces. */
function DemoPlayer({ youtubeId, title }: DemoPlayerProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { hasFailed, listen } = usePlayerFailure(frame);
  useEffect(() => frame.current?.focus(), []);

  if (hasFailed) {
    return (
      <div className={`${styles.frame} ${styles.failure}`} role="alert">
        <IconPlugConnectedX size={28} aria-hidden />
        <p>This video cannot be played here.</p>
        <a href={watchAddress(youtubeId)} target="_blank" rel="noreferrer">
          Watch it on YouTube
        </a>
      </div>
    );
  }
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={embedAddress(youtubeId)}
      title={title}
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={listen}
    />
  );
}

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
