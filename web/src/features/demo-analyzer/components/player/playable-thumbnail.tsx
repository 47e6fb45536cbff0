import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePlay } from '../../hooks/use-play.js';
import { timeText } from '../../../../lib/words/amounts.js';
import styles from './playable-thumbnail.module.css';

interface PlayableThumbnailProps {
  readonly demo: Pick<DemoSummary, 'id' | 'fileName' | 'thumbnailUrl' | 'metadata'>;
}

/** A picture of the video that opens the player. */
export function PlayableThumbnail({ demo }: PlayableThumbnailProps): ReactNode {
  const { id, fileName, thumbnailUrl, metadata } = demo;
  const play = usePlay();
  // Its address is good for an hour.
  const [missingUrl, setMissingUrl] = useState<string | null>(null);
  const hasPicture = thumbnailUrl !== null && thumbnailUrl !== missingUrl;
  return (
    <button type="button" className={styles.thumbnail} onClick={() => play({ demoId: id, atS: null })}>
      {hasPicture && <img src={thumbnailUrl} alt="" loading="lazy" onError={() => setMissingUrl(thumbnailUrl)} />}
      <span className={styles.play}>
        <IconPlayerPlayFilled size={16} aria-hidden />
      </span>
      {metadata !== null && (
        <span className={styles.length} aria-hidden="true">
          {timeText(metadata.durationS)}
        </span>
      )}
      <span className="visually-hidden">Play {fileName}</span>
    </button>
  );
}
