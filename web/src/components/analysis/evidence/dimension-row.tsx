import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';
import { pitchBand, type PitchBand } from '@playbook/domain/scores/pitch-bands';
import type { ReactNode } from 'react';
import { differenceText } from '../../../lib/analysis/difference-text.js';
import styles from './dimension-row.module.css';
import type { EvidenceEntry } from './evidence-entry.js';
import { EvidenceList } from './evidence-list.js';
import type { Pointing } from './use-pinned-spans.js';

/** Colours alone do not tell everyone, so each band of a bar also has a word. */
const DIMENSION_BAND_WORDS: Readonly<Record<PitchBand, string>> = {
  green: 'Strong',
  yellow: 'Fair',
  red: 'Weak',
};

interface DimensionRowProps {
  readonly name: string;
  /** What the dimension asks of the text. */
  readonly question: string;
  readonly points: number;
  /** Most points of the dimension; 20 unless said. */
  readonly maxPoints?: number;
  /** Points against the attempt before; null when there is none. */
  readonly difference?: number | null;
  readonly evidence: readonly EvidenceEntry[];
  readonly text: string;
  readonly pointing: Pointing;
}

/** One dimension: a bar out of its most points and, folded away, why it has these points. */
export function DimensionRow(row: DimensionRowProps): ReactNode {
  const { name, question, points, maxPoints = DIMENSION_MAX_POINTS, difference = null, evidence, text, pointing } = row;
  const band = pitchBand((points / maxPoints) * DIMENSION_MAX_POINTS);
  const word = DIMENSION_BAND_WORDS[band];
  return (
    <div className={styles.row} data-band={band}>
      <div className={styles.head}>
        <h4>{name}</h4>
        <p className={styles.points}>
          {difference !== null && difference !== 0 && (
            <span className={styles.difference}>
              {differenceText(difference)}
              <span className="visually-hidden"> against your previous attempt,</span>
            </span>
          )}
          <span className={styles.word}>{word}</span> {points}/{maxPoints}
        </p>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={maxPoints}
        aria-valuenow={points}
        aria-valuetext={`${points} of ${maxPoints}, ${word}`}
      >
        <div className={styles.fill} style={{ width: `${(points / maxPoints) * 100}%` }} />
      </div>
      <p className={styles.question}>{question}</p>
      <EvidenceList subject={name} evidence={evidence} text={text} pointing={pointing} />
    </div>
  );
}
