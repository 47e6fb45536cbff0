import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFileSource } from '../../hooks/use-file-source.js';
import { captionsOf } from '../../lib/media/captions.js';
import type { TranscriptLine } from '../../lib/media/transcript-lines.js';
import styles from './video-player.module.css';

/** Where the player is to go; a new object each time, so that the same second can be asked for twice. */
export interface Seek {
  readonly atS: number;
}

/** Before the video is known the browser keeps the place. */
function playFrom(video: HTMLVideoElement | null, atS: number): void {
  if (video === null) return;
  video.currentTime = atS;
  // A browser may want another click first; its own button is there.
  video.play().catch(() => undefined);
}

interface VideoPlayerProps {
  readonly url: string;
  readonly lines: readonly TranscriptLine[];
  /** Null for the beginning. */
  readonly seek: Seek | null;
  readonly onTime: (atS: number) => void;
  readonly onFailure: () => void;
}

/** The browser's own player, with subtitles made from the transcript. */
export function VideoPlayer({ url, lines, seek, onTime, onFailure }: VideoPlayerProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const captions = useMemo(
    () => (lines.length === 0 ? null : new Blob([captionsOf(lines)], { type: 'text/vtt' })),
    [lines],
  );
  const captionsSource = useFileSource(captions);
  useEffect(() => {
    if (seek !== null) playFrom(video.current, seek.atS);
  }, [seek]);
  useEffect(() => {
    const element = video.current;
    return () => element?.pause();
  }, []);
  return (
    <video
      ref={video}
      className={styles.video}
      src={url}
      controls
      autoPlay
      playsInline
      data-autofocus
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
      onError={onFailure}
    >
      <track ref={captionsSource} kind="captions" label="Transcript" />
    </video>
  );
}
