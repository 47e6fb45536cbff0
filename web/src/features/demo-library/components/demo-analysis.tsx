import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { ReactNode } from 'react';
import { DEMO_CATEGORIES, type DemoEntry } from '../lib/demo-entry.schema.js';
import { FORMAT_LABELS } from '../lib/demo-words.js';
import { FORMAT_WEIGHTS_PERCENT } from '../lib/format-weights.js';
import { LIBRARY_BAND_WORDS, libraryBand } from '../lib/library-bands.js';
import { CategoryRadar } from './category-radar.js';
import { CategorySection } from './category-section.js';
import styles from './demo-analysis.module.css';
import { DemoMoments } from './demo-moments.js';

interface DemoAnalysisProps {
  readonly entry: DemoEntry;
}

/** The analysis of one video: score, chart, six categories, what to take away, and what it rests on. */
export function DemoAnalysis({ entry }: DemoAnalysisProps): ReactNode {
  const { analysis, format, year, batch, channel, youtubeId, timestamps, whatToCopyLess, basis } = entry;
  const band = libraryBand(analysis.overallScore);
  return (
    <div className={styles.analysis}>
      <div className={styles.top}>
        <div>
          <p className={styles.title}>{analysis.title}</p>
          <p className={styles.meta}>
            {FORMAT_LABELS[format]}, recorded in {year}. Batch: {batch}. Channel: {channel}.
          </p>
          <p className={styles.score} data-band={band}>
            {analysis.overallScore}
            <span className={styles.outOf}>/{OVERALL_MAX_POINTS}</span>
            <span className={styles.word}>{LIBRARY_BAND_WORDS[band]}</span>
          </p>
          <h3 className={styles.heading}>Key Takeaways</h3>
          <ul className={styles.list}>
            {analysis.keyTakeaways.map((takeaway) => (
              <li key={takeaway}>{takeaway}</li>
            ))}
          </ul>
        </div>
        <CategoryRadar analysis={analysis} />
      </div>
      <div className={styles.categories}>
        {DEMO_CATEGORIES.map((category) => (
          <CategorySection
            key={category}
            category={category}
            {...analysis[category]}
            weightPercent={FORMAT_WEIGHTS_PERCENT[format][category]}
          />
        ))}
      </div>
      <section>
        <h3 className={styles.heading}>What to copy less</h3>
        <p>{whatToCopyLess}</p>
      </section>
      <DemoMoments youtubeId={youtubeId} moments={timestamps} />
      <p className={styles.basis}>
        The scores are editorial; the overall score is their mean, weighted by what counts in this format. Basis:{' '}
        {basis}
      </p>
    </div>
  );
}
