import { type Icon, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './intro-tiles.module.css';

/** One thing that a tool does. */
export interface IntroTile {
  readonly title: string;
  readonly text: string;
  readonly icon: Icon;
}

interface IntroTilesProps {
  readonly badge: string;
  readonly tiles: readonly IntroTile[];
}

/** What a tool is, below its name. */
export function IntroTiles({ badge, tiles }: IntroTilesProps): ReactNode {
  return (
    <div className={styles.intro}>
      <p className={styles.badge}>
        <IconSparkles size={16} aria-hidden />
        {badge}
      </p>
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, icon: TileIcon }) => (
          <li key={title} className={styles.tile}>
            <TileIcon size={22} stroke={1.75} aria-hidden />
            <span>
              <strong>{title}</strong>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
