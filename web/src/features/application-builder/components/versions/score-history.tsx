import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScoreTrend } from '../../../../components/ui/score-trend.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { fieldAnalysesQuery } from '../../api/field-analyses.query.js';
import { fieldAttempts } from '../../lib/versions/field-attempts.js';
import { HistoryFailure } from './history-failure.js';
import { HistorySkeleton } from './history-skeleton.js';
import { LastComparison } from './last-comparison.js';
import { SinceAnalysis } from './since-analysis.js';
import styles from './versions.module.css';

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
      {isPending && <HistorySkeleton />}
      {isError && <HistoryFailure subject="analyses" onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={styles.note}>Not analyzed yet. Analyze the answer to see how its score moves.</p>
      )}
      <ScoreTrend attempts={fieldAttempts(data ?? [])} subject="analyses of this answer" />
      {latest !== undefined && <SinceAnalysis address={address} analysis={latest} />}
      {latest !== undefined && previous !== undefined && (
        <LastComparison latestId={latest.id} previousId={previous.id} />
      )}
    </section>
  );
}
