import type { AnswerAnalysisSummary } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { historyNotLoaded } from '../../../../failures/application-failures.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { ScoreBadge } from '../../../../components/ui/score-badge.js';
import { ScoreTrend } from '../../../../components/ui/score-trend.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { attemptsOf } from '../../../../lib/analysis/scored-attempts.js';
import { answerBand } from '../../../../lib/score-bands.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { fieldAnalysesQuery } from '../../api/field-analyses.query.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { ChangedWords } from './changed-words.js';
import { LastComparison } from './last-comparison.js';
import styles from './versions.module.css';

interface SinceAnalysisProps {
  readonly address: FieldAddress;
  /** The newest one. */
  readonly analysis: AnswerAnalysisSummary;
}

/** What the founder changed since the answer was last analyzed. */
function SinceAnalysis({ address, analysis }: SinceAnalysisProps): ReactNode {
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

interface ScoreHistoryProps {
  readonly address: FieldAddress;
}

/** How the score of one answer moved, and what moved it. */
export function ScoreHistory({ address }: ScoreHistoryProps): ReactNode {
  const { id: ownerId } = useFounder();
  const { data, isPending, isError, refetch } = useQuery(fieldAnalysesQuery(ownerId, address));
  const [latest, previous] = data ?? [];
  return (
    <section className={styles.part} aria-labelledby="score-title">
      <h3 id="score-title">Score over time</h3>
      {isPending && <LoadingBlocks className={styles.list} heightsPx={[56, 56]} />}
      {isError && <RetryNotice {...historyNotLoaded('analyses')} isUrgent onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={styles.note}>Not analyzed yet. Analyze the answer to see how its score moves.</p>
      )}
      <ScoreTrend attempts={attemptsOf(data ?? [], ({ score }) => score)} subject="analyses of this answer" />
      {latest !== undefined && <SinceAnalysis address={address} analysis={latest} />}
      {latest !== undefined && previous !== undefined && (
        <LastComparison latestId={latest.id} previousId={previous.id} />
      )}
    </section>
  );
}
