import { SAMPLE_PITCHES } from '@playbook/contracts/sample-pitches';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PitchStripCards } from './pitch-strip-cards.js';
import styles from './pitch-strip.module.css';

/** Sample one-liners with their scores, passing by. Stands still for those who asked their system for less motion. */
export function PitchStrip(): ReactNode {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={styles.strip} aria-label="Sample one-liners and their scores">
      <div className={styles.window}>
        <div className={styles.track} data-paused={isPaused || undefined}>
          <PitchStripCards pitches={SAMPLE_PITCHES} />
          <PitchStripCards pitches={SAMPLE_PITCHES} isRepetition />
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
        {isPaused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </section>
  );
}
