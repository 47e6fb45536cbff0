import { DIMENSION_MAX_POINTS } from '@playbook/contracts/limits';
import type { Evidence, PitchDimension } from '@playbook/contracts/pitch-analysis.schema';
import { pitchBand } from '@playbook/domain/pitch-bands';
import type { ReactNode } from 'react';
import type { Pointing } from '../hooks/use-pinned-spans.js';
import { PITCH_BAND_WORDS } from '../lib/band-words.js';
import { DIMENSION_LABELS } from '../lib/dimension-labels.js';
import { EvidenceRow } from './evidence-row.js';
import styles from './score-breakdown.module.css';

interface DimensionRowProps {
  readonly dimension: PitchDimension;
  readonly points: number;
  readonly evidence: readonly Evidence[];
  readonly pitch: string;
  readonly pointing: Pointing;
}

/** One dimension: a bar out of 20 and, folded away, why it has these points. */
export function DimensionRow({ dimension, points, evidence, pitch, pointing }: DimensionRowProps): ReactNode {
  const { name, question } = DIMENSION_LABELS[dimension];
  const band = pitchBand(points);
  const word = PITCH_BAND_WORDS[band];
  return (
    <div className={styles.row} data-band={band}>
      <div className={styles.head}>
        <h4>{name}</h4>
        <p className={styles.points}>
          <span className={styles.word}>{word}</span> {points}/{DIMENSION_MAX_POINTS}
        </p>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={DIMENSION_MAX_POINTS}
        aria-valuenow={points}
        aria-valuetext={`${points} of ${DIMENSION_MAX_POINTS}, ${word}`}
      >
        <div className={styles.fill} style={{ width: `${(points / DIMENSION_MAX_POINTS) * 100}%` }} />
      </div>
      <p className={styles.question}>{question}</p>
      {evidence.length > 0 && (
        <details className={styles.why}>
          <summary>
            Why this score<span className="visually-hidden"> for {name}</span>
          </summary>
          <ul>
            {evidence.map((row) => (
              <EvidenceRow key={`${row.signal} ${row.label}`} row={row} pitch={pitch} pointing={pointing} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
