import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { DimensionRow } from '../../../../components/analysis/evidence/dimension-row.js';
import type { EvidenceEntry } from '../../../../components/analysis/evidence/evidence-entry.js';
import { EvidenceList } from '../../../../components/analysis/evidence/evidence-list.js';
import {
  evidenceHighlights,
  type Highlight,
  warningHighlights,
} from '../../../../components/analysis/highlights/highlight-segments.js';
import { HighlightedText } from '../../../../components/analysis/highlights/highlighted-text.js';
import { type Pointing, usePinnedSpans } from '../../../../components/analysis/evidence/use-pinned-spans.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { answerBand } from '../../../../lib/score-bands.js';
import { ANSWER_DIMENSION_LABELS, subScoresOf } from '../../lib/answer-dimensions.js';
import { isBasicCheck, type ShownAnswer } from '../../lib/shown-answer.js';
import styles from './answer-evidence-panel.module.css';

const nameOf = (dimension: AnswerEvidence['dimension']): string => {
  if (dimension === 'overall') return 'Score';
  return dimension === 'ycAlignment' ? `${EDITION.acceleratorName} alignment` : ANSWER_DIMENSION_LABELS[dimension].name;
};

/** Everything an analysis has to say about passages of the answer. */
const answerHighlights = (shown: ShownAnswer): readonly Highlight[] => [
  ...shown.redFlags.flatMap(({ message, spans }) => warningHighlights(message, spans)),
  ...shown.evidence.flatMap((row) => evidenceHighlights(nameOf(row.dimension), row)),
  ...shown.specificityImprovements.flatMap(({ replacement, span }) =>
    warningHighlights(`Be specific: ${replacement}`, [span]),
  ),
];

interface TotalRowProps {
  readonly name: string;
  /** 0 to 100. */
  readonly points: number;
  readonly evidence: readonly EvidenceEntry[];
  readonly text: string;
  readonly pointing: Pointing;
}

/** A score out of 100 and, folded away, why it has these points. */
function TotalRow({ name, points, evidence, text, pointing }: TotalRowProps): ReactNode {
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

interface AnswerEvidencePanelProps {
  readonly shown: ShownAnswer;
}

/** The scores of an answer with their reasons, beside the text that they stand on; folded away. */
export function AnswerEvidencePanel({ shown }: AnswerEvidencePanelProps): ReactNode {
  const { activeSpans, pointing } = usePinnedSpans();
  const { answer, evidence } = shown;
  const rowsOf = (dimension: string) => evidence.filter((row) => row.dimension === dimension);
  return (
    <details className={styles.panel}>
      <summary>Scores and evidence</summary>
      {isBasicCheck(shown) && (
        <p className={styles.sample}>
          Sample figures: nothing has measured them. Only the marked words were looked at.
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.text}>
          <h4>Your answer, as it was analyzed</h4>
          <HighlightedText text={answer} highlights={answerHighlights(shown)} activeSpans={activeSpans} />
        </div>
        <div className={styles.rows}>
          <TotalRow
            name="Score"
            points={shown.overallScore}
            evidence={rowsOf('overall')}
            text={answer}
            pointing={pointing}
          />
          <TotalRow
            name={`${EDITION.acceleratorName} alignment`}
            points={shown.ycAlignmentScore}
            evidence={rowsOf('ycAlignment')}
            text={answer}
            pointing={pointing}
          />
          {subScoresOf(shown).map(({ dimension, points }) => (
            <DimensionRow
              key={dimension}
              {...ANSWER_DIMENSION_LABELS[dimension]}
              points={points}
              evidence={rowsOf(dimension)}
              text={answer}
              pointing={pointing}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
