import { DIMENSION_MAX_POINTS } from '@playbook/contracts/limits';
import { pitchBand } from '@playbook/domain/pitch-bands';
import type { ReactNode } from 'react';
import { DIMENSION_BAND_WORDS } from './dimension-band-words.js';
import styles from './dimension-row.module.css';
import type { EvidenceEntry } from './evidence-entry.js';
import { EvidenceList } from './evidence-list.js';
import type { Pointing } from './use-pinned-spans.js';

interface DimensionRowProps {
  readonly name: string;
  /** What the dimension asks of the text. */
  readonly question: string;
  readonly points: number;
  readonly evidence: readonly EvidenceEntry[];
  readonly text: string;
  readonly pointing: Pointing;
}

/** One dimension: a bar out of 20 and, folded away, why it has these points. */
export function DimensionRow({ name, question, points, evidence, text, pointing }: DimensionRowProps): ReactNode {
  const band = pitchBand(points);
  const word = DIMENSION_BAND_WORDS[band];
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
      <EvidenceList subject={name} evidence={evidence} text={text} pointing={pointing} />
    </div>
  );
}
