import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ScreenRound } from './screen-round.js';
import styles from './screen-strip.module.css';

/** Pictures of the product, passing by. For those who asked their system for less motion they are scrolled by hand. */
export function ScreenStrip(): ReactNode {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={styles.strip} aria-label="Pictures of the tools">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.window} role="group" aria-label="Tools in use" tabIndex={0}>
        <div className={styles.track} data-paused={isPaused || undefined}>
          <ScreenRound />
          <ScreenRound isRepetition />
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
        {isPaused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </section>
  );
}
