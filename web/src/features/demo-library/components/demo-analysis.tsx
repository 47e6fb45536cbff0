import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { DEMO_CATEGORIES, type DemoEntry, type DemoCategory } from '../lib/demo-entry.schema.js';
import { FORMAT_LABELS, CATEGORY_LABELS } from '../lib/demo-words.js';
import { FORMAT_WEIGHTS_PERCENT } from '../lib/format-weights.js';
import { LIBRARY_BAND_WORDS, libraryBand } from '../lib/library-bands.js';
import { CategoryRadar } from './category-radar.js';
import styles from './demo-analysis.module.css';
import { watchAddress } from '../lib/video-address.js';
import { LibraryScore } from './library-score.js';

interface CategorySectionProps {
  readonly category: DemoCategory;
  readonly score: number;
  readonly insights: readonly string[];
  /** What the category counts for in the overall score. */
  readonly weightPercent: number;
}

/** One category: its score as number and bar, what it counts for, and what there is to learn. */
function CategorySection({ category, score, insights, weightPercent }: CategorySectionProps): ReactNode {
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.name}>{CATEGORY_LABELS[category]}</h3>
        <span className={styles.weight}>counts {weightPercent}%</span>
        <LibraryScore score={score} />
      </div>
      <div className={styles.bar} data-band={libraryBand(score)} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${(score / OVERALL_MAX_POINTS) * 100}%` }} />
      </div>
      <ul className={styles.insights}>
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </section>
  );
}

interface DemoMomentsProps {
  readonly youtubeId: string;
  readonly moments: DemoEntry['timestamps'];
}

/** Moments of the video worth seeing; nothing where none are noted. */
function DemoMoments({ youtubeId, moments }: DemoMomentsProps): ReactNode {
  if (moments.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Moments to watch</h3>
      <ul className={styles.moments}>
        {moments.map(({ at, note }) => (
          <li key={at}>
            <a href={watchAddress(youtubeId, at)} target="_blank" rel="noreferrer">
              {at}
              <span className="visually-hidden"> on YouTube (opens a new tab)</span>
            </a>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
