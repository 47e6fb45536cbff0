import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { ReactNode } from 'react';
import { timeSeriesOf } from '../../lib/media/time-series.js';
import styles from './charts-card.module.css';
import { PauseStrip } from './pause-strip.js';
import { TimeChart } from './time-chart.js';

interface ChartsCardProps {
  readonly facts: MediaFacts;
}

/** How pace, loudness, pauses and light go over the video. What could not be measured has no chart. */
export function ChartsCard({ facts }: ChartsCardProps): ReactNode {
  const { durationS, voice } = facts;
  const series = timeSeriesOf(facts);
  if (series.length === 0 && voice === null) return null;
  return (
    <section className="pb-card" aria-labelledby="charts">
      <h3 id="charts" className={styles.title}>
        Over time
      </h3>
      <div className={styles.charts}>
        {series.map((one) => (
          <TimeChart key={one.title} series={one} durationS={durationS} />
        ))}
        {voice !== null && <PauseStrip voice={voice} durationS={durationS} />}
      </div>
    </section>
  );
}
