import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePlayerFailure } from '../hooks/use-player-failure.js';
import { embedAddress, watchAddress } from '../lib/video-address.js';
import styles from './demo-video.module.css';

/** What the player needs, of its own origin; it can neither navigate this page nor reach into it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface DemoPlayerProps {
  readonly youtubeId: string;
  readonly title: string;
}

/** The embedded player, or a way to the video where it cannot be played here. Gets the focus of the button it replaces. */
export function DemoPlayer({ youtubeId, title }: DemoPlayerProps): ReactNode {
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
