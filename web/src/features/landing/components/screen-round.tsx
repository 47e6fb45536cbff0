import type { ReactNode } from 'react';
import { SCREEN_SIZE, SCREENS } from '../lib/screens.js';
import styles from './screen-strip.module.css';

interface ScreenRoundProps {
  /** The second copy, which makes the strip endless; not for screen readers. */
  readonly isRepetition?: boolean;
}

/** One round of the strip. Of the two pictures of a screen only the one in the page's colors is downloaded. */
export function ScreenRound({ isRepetition = false }: ScreenRoundProps): ReactNode {
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
