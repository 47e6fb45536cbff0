import type { AnswerAnalysisSummary } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../../components/ui/score-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { answerBand } from '../../../../lib/score-bands.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { ChangedWords } from './changed-words.js';
import styles from './versions.module.css';

interface SinceAnalysisProps {
  readonly address: FieldAddress;
  /** The newest one. */
  readonly analysis: AnswerAnalysisSummary;
}

/** What the founder changed since the answer was last analyzed. */
export function SinceAnalysis({ address, analysis }: SinceAnalysisProps): ReactNode {
  const text = useAnswerText(address);
  const { answer, score, createdAt, engine } = analysis;
  return (
    <div className={styles.block}>
      <h4>Since the last analysis</h4>
      <p className={styles.meta}>
        <ScoreBadge score={score} bandOf={answerBand} />
        <span>
          <TimeAgo instant={createdAt} />, {engine.label} {engine.version}
        </span>
      </p>
      {text === answer ? (
        <p className={styles.note}>Your answer is as it was analyzed.</p>
      ) : (
        <>
          <ChangedWords before={answer} after={text} />
          <p className={styles.note}>Analyze it again to see what that did to the score.</p>
        </>
      )}
    </div>
  );
}
