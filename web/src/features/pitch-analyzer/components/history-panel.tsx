import type { PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryFrame } from '../../../components/analysis/history/history-frame.js';
import { HistoryItem } from '../../../components/analysis/history/history-item.js';
import { useOpenAnalysis } from '../../../components/analysis/history/use-open-analysis.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { attemptsOf, scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { pitchAnalysisQuery } from '../api/get-pitch-analysis.js';

const EMPTY_TEXT = 'Nothing here yet. Each pitch that you analyze is kept here with its full result.';

interface HistoryPanelProps {
  readonly founderId: string;
  readonly onOpen: (analysis: PitchAnalysis) => void;
}

/** Earlier attempts, newest first, and how their scores moved. */
export function HistoryPanel({ founderId, onOpen }: HistoryPanelProps): ReactNode {
  const client = useQueryClient();
  const load = (id: string) => client.fetchQuery(pitchAnalysisQuery(founderId, id));
  const { openingId, open } = useOpenAnalysis(load, onOpen);
  const history = useInfiniteQuery(pitchHistoryQuery(founderId));
  const analyses = analysesOf(history.data?.pages);
  const attempts = attemptsOf(scoredOnly(analyses));
  const differences = new Map(attempts.map(({ id, difference }) => [id, difference]));
  return (
    <HistoryFrame query={history} emptyText={EMPTY_TEXT} attempts={attempts}>
      {analyses.map(({ id, pitch, overallScore, notScoredReason, createdAt, engine }) => (
        <HistoryItem
          key={id}
          excerpt={pitch}
          badge={notScoredReason === null ? <ScoreBadge score={overallScore} /> : null}
          createdAt={createdAt}
          engine={engine}
          difference={differences.get(id) ?? null}
          isOpening={openingId === id}
          onOpen={() => void open(id)}
        />
      ))}
    </HistoryFrame>
  );
}
