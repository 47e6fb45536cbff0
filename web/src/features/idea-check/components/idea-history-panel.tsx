import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryFrame } from '../../../components/analysis/history/history-frame.js';
import { HistoryItem } from '../../../components/analysis/history/history-item.js';
import { useOpenAnalysis } from '../../../components/analysis/history/use-open-analysis.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { checksOf, ideaHistoryQuery } from '../../../lib/idea-history/idea-history.query.js';
import { attemptsOf, scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { ideaColour } from '../lib/idea-colour.js';
import { ideaCheckQuery } from '../api/get-idea-check.js';

const EMPTY_TEXT = 'Nothing here yet. Each idea that you check is kept here with its full result.';

interface IdeaHistoryPanelProps {
  readonly founderId: string;
  readonly onOpen: (check: IdeaCheck) => void;
}

/** Earlier checks, newest first, and how their scores moved. */
export function IdeaHistoryPanel({ founderId, onOpen }: IdeaHistoryPanelProps): ReactNode {
  const client = useQueryClient();
  const load = (id: string) => client.fetchQuery(ideaCheckQuery(founderId, id));
  const { openingId, open } = useOpenAnalysis(load, onOpen);
  const history = useInfiniteQuery(ideaHistoryQuery(founderId));
  const checks = checksOf(history.data?.pages);
  const scored = scoredOnly(checks).map((check) => ({ ...check, overallScore: check.ycAlignmentScore }));
  const attempts = attemptsOf(scored);
  const differences = new Map(attempts.map(({ id, difference }) => [id, difference]));
  return (
    <HistoryFrame query={history} emptyText={EMPTY_TEXT} attempts={attempts}>
      {checks.map(({ id, ideaBrief, ycAlignmentScore, notScoredReason, createdAt, engine }) => (
        <HistoryItem
          key={id}
          excerpt={ideaBrief}
          badge={notScoredReason === null ? <ScoreBadge score={ycAlignmentScore} bandOf={ideaColour} /> : null}
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
