import type { ReactNode } from 'react';
import type { EvidenceEntry } from '../../../components/analysis/evidence-entry.js';
import { EvidenceList } from '../../../components/analysis/evidence-list.js';
import type { Pointing } from '../../../components/analysis/use-pinned-spans.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { answerBand } from '../../../lib/score-bands.js';
import styles from './answer-evidence-panel.module.css';

interface TotalRowProps {
  readonly name: string;
  /** 0 to 100. */
  readonly points: number;
  readonly evidence: readonly EvidenceEntry[];
  readonly text: string;
  readonly pointing: Pointing;
}

/** A score out of 100 and, folded away, why it has these points. */
export function TotalRow({ name, points, evidence, text, pointing }: TotalRowProps): ReactNode {
  return (
    <div>
      <div className={styles.total}>
        <h4>{name}</h4>
        <ScoreBadge score={points} bandOf={answerBand} />
      </div>
      <EvidenceList subject={name} evidence={evidence} text={text} pointing={pointing} />
    </div>
  );
}
