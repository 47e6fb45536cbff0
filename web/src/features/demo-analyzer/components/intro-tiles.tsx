import { IconChartBar, IconChecklist, IconMessageStar, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './intro-tiles.module.css';

/** Names of the tiles are the specification's (section 2). */
const TILES = [
  { title: '6 Key Metrics', text: 'From the problem to the way you present it.', icon: IconChartBar },
  { title: 'Investor-Grade Feedback', text: 'Each remark names the second it is about.', icon: IconMessageStar },
  { title: 'Actionable Insights', text: 'What to keep, fix first and fix next.', icon: IconChecklist },
] as const;

/** What the tool is, below its name. */
export function IntroTiles(): ReactNode {
  return (
    <div className={styles.intro}>
      <p className={styles.badge}>
        <IconSparkles size={16} aria-hidden />
        AI-Powered Demo Analysis
      </p>
      <ul className={styles.tiles}>
        {TILES.map(({ title, text, icon: TileIcon }) => (
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
