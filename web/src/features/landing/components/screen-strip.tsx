import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './screen-strip.module.css';
import { SCREEN_SIZE, SCREENS } from '../lib/screens.js';

interface ScreenRoundProps {
  /** The second copy, which makes the strip endless; not for screen readers. */
  readonly isRepetition?: boolean;
}

/** One round of the strip. Of the two pictures of a screen only the one in the page's colors is downloaded. */
function ScreenRound({ isRepetition = false }: ScreenRoundProps): ReactNode {
  return (
    <ul className={styles.round} aria-hidden={isRepetition || undefined}>
      {SCREENS.map(({ title, alt, light, dark }) => (
        <li key={title}>
          <figure className={styles.screen}>
            <img className={styles.light} src={light} alt={alt} {...SCREEN_SIZE} loading="lazy" decoding="async" />
            <img className={styles.dark} src={dark} alt={alt} {...SCREEN_SIZE} loading="lazy" decoding="async" />
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

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
