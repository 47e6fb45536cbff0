import type { Stretch, Voice } from '@playbook/contracts/demos/media-facts.schema';
import type { ReactNode } from 'react';
import { numberText, timeText } from '../../../../lib/words/amounts.js';
import { FoldedTable } from './folded-table.js';
import styles from './pause-strip.module.css';
import chart from './time-chart.module.css';

/** Longer ones make an audience wonder. */
const LONG_PAUSE_S = 3;

const lengthS = ({ startS, endS }: Stretch): number => endS - startS;

interface PauseStripProps {
  readonly voice: Voice;
  readonly durationS: number;
}

/** Where somebody speaks and where nobody does; the pauses also as a table. */
export function PauseStrip({ voice, durationS }: PauseStripProps): ReactNode {
  const { speech, pauses } = voice;
  const place = ({ startS, endS }: Stretch) => ({
    x: (startS / durationS) * 100,
    width: ((endS - startS) / durationS) * 100,
  });
  return (
    <figure className={chart.chart}>
      <figcaption>
        <strong>Pauses</strong>{' '}
        <span className={chart.note}>{pauses.length === 1 ? '1 pause' : `${pauses.length} pauses`}</span>
      </figcaption>
      <svg className={styles.strip} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {speech.map((stretch) => (
          <rect key={stretch.startS} className={styles.speech} {...place(stretch)} y="0" height="10" />
        ))}
        {pauses.map((stretch) => (
          <rect
            key={stretch.startS}
            className={styles.pause}
            data-long={lengthS(stretch) > LONG_PAUSE_S || undefined}
            {...place(stretch)}
            y="3"
            height="4"
          />
        ))}
      </svg>
      <p className={chart.ends} aria-hidden="true">
        <span>0:00</span>
        <span>{timeText(durationS)}</span>
      </p>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="speech">Speech</span>
        <span data-kind="pause">Pause</span>
        <span data-kind="long">Longer than {LONG_PAUSE_S} s</span>
      </p>
      <FoldedTable
        subject="Pauses"
        columns={['From', 'Length, seconds']}
        rows={pauses.map((pause) => [timeText(pause.startS), numberText(lengthS(pause))])}
      />
    </figure>
  );
}
