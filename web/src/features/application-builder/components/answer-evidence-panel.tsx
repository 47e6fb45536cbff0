import { EDITION } from '@playbook/contracts/shared/edition';
import type { Span } from '@playbook/contracts/shared/span.schema';
import { type ReactNode, useState } from 'react';
import { DimensionRow } from '../../../components/analysis/dimension-row.js';
import { HighlightedText } from '../../../components/analysis/highlighted-text.js';
import { usePinnedSpans } from '../../../components/analysis/use-pinned-spans.js';
import { ANSWER_DIMENSION_LABELS, subScoresOf } from '../lib/answer-dimensions.js';
import { answerHighlights } from '../lib/answer-highlights.js';
import { isBasicCheck, type ShownAnswer } from '../lib/shown-answer.js';
import styles from './answer-evidence-panel.module.css';
import { TotalRow } from './total-row.js';

const NO_SPANS: readonly Span[] = [];

interface AnswerEvidencePanelProps {
  readonly shown: ShownAnswer;
}

/** The scores of an answer with their reasons, beside the text that they stand on; folded away. */
export function AnswerEvidencePanel({ shown }: AnswerEvidencePanelProps): ReactNode {
  const [activeSpans, setActiveSpans] = useState(NO_SPANS);
  const pointing = usePinnedSpans((spans) => setActiveSpans(spans ?? NO_SPANS));
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
