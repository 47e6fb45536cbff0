import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysisSummary } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { ScoreTrend } from '../../../../components/ui/score-trend.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { historyNotLoaded } from '../../../../failures/application/application-failures.js';
import { differenceText, directionOf } from '../../../../lib/analysis/difference-text.js';
import { attemptsOf } from '../../../../lib/analysis/scored-attempts.js';
import { storedAnalysisQuery } from '../../../../lib/analysis/stored-analysis.query.js';
import { request } from '../../../../lib/api-client/request.js';
import { answerBand } from '../../../../lib/score-bands.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { ANSWER_KIND } from '../../lib/answer-kind.js';
import { type ScoreChange, scoreChanges } from '../../lib/versions/score-changes.js';
import { ChangedWords } from './changed-words.js';
import styles from './versions.module.css';

/** The latest analyses of one answer, newest first: as many as the chart of scores shows. */
const fieldAnalysesQuery = (ownerId: string, { fieldId }: FieldAddress) =>
  queryOptions({
    queryKey: ['field-answer-analyses', ownerId, fieldId],
    queryFn: async ({ signal }) => (await request(listAnswerAnalysesRoute, { query: { fieldId }, signal })).items,
    staleTime: 0,
  });

interface ScoreChangeRowProps {
  readonly change: ScoreChange;
}

/** One score with its distance to the one before. */
function ScoreChangeRow({ change: { name, points, difference, maxPoints } }: ScoreChangeRowProps): ReactNode {
  return (
    <div className={styles.change}>
      <dt>{name}</dt>
      <dd>
        {points}/{maxPoints} <span data-direction={directionOf(difference)}>{differenceText(difference)}</span>
      </dd>
    </div>
  );
}

interface LastComparisonProps {
  readonly latestId: string;
  readonly previousId: string;
}

/** What the last two analyses differ in: the text, the score and its dimensions. */
function LastComparison({ latestId, previousId }: LastComparisonProps): ReactNode {
  const { id: ownerId } = useFounder();
  const { data: latest } = useQuery(storedAnalysisQuery(ANSWER_KIND, ownerId, latestId));
  const { data: previous } = useQuery(storedAnalysisQuery(ANSWER_KIND, ownerId, previousId));
  if (latest === undefined || previous === undefined) return null;
  const [now, then] = [latest, previous].map(({ engine }) => `${engine.label} ${engine.version}`);
  return (
    <div className={styles.block}>
      <h4>The last analysis against the one before</h4>
      <dl className={styles.changes}>
        {scoreChanges(previous, latest).map((change) => (
          <ScoreChangeRow key={change.name} change={change} />
        ))}
      </dl>
      {latest.answer === previous.answer ? (
        <p className={styles.note}>Both judged the same text.</p>
      ) : (
        <ChangedWords before={previous.answer} after={latest.answer} />
      )}
      {now !== then && (
        <p className={styles.note}>
          Different engines judged: {then}, then {now}.
        </p>
      )}
    </div>
  );
}

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
