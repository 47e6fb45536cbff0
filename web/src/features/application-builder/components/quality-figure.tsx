import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import { qualityScore } from '@playbook/domain/quality-score';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFounder } from '../../../lib/session/use-founder.js';
import { newestAnalysesQuery } from '../api/newest-analyses.query.js';
import styles from './progress-card.module.css';
import { ProgressFigure } from './progress-figure.js';

/** Mean of the newest stored scores; nothing that looks like one while they are not known. */
export function QualityFigure(): ReactNode {
  const { id: ownerId } = useFounder();
  const newest = useQuery(newestAnalysesQuery(ownerId));
  if (newest.isError) {
    const retry = (
      <button type="button" className={styles.retry} onClick={() => void newest.refetch()}>
        Not loaded. Try again
      </button>
    );
    return <ProgressFigure name="Quality score" value={'\u2013'} note={retry} />;
  }
  if (newest.isPending) return <ProgressFigure name="Quality score" value={'\u2026'} note="loading" />;
  const analyses = Object.values(newest.data);
  return (
    <ProgressFigure
      name="Quality score"
      value={qualityScore(analyses)}
      outOf={OVERALL_MAX_POINTS}
      note={analyses.length === 0 ? 'analyze an answer to start' : 'mean of analyzed answers'}
    />
  );
}
