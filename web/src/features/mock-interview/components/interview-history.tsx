import { Button } from '@mantine/core';
import type { InterviewSummary } from '@playbook/contracts/interviews/interview.schema';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ScoreBadge } from '../../../components/ui/badges/score-badge.js';
import { LoadMoreButton } from '../../../components/ui/buttons/load-more-button.js';
import { ScoreTrend } from '../../../components/ui/score-trend.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { attemptsOf } from '../../../lib/analysis/scored-attempts.js';
import { deleteInterviewLater } from '../lib/delete-interview-later.js';
import styles from './mock-interview.module.css';

interface InterviewHistoryProps {
  readonly ownerId: string;
  /** The newest first. */
  readonly interviews: readonly InterviewSummary[];
  readonly query: ComponentProps<typeof LoadMoreButton>['query'];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

const answers = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;

/** The interviews before, and how their scores went. */
export function InterviewHistory({ ownerId, interviews, query, openId, onOpen }: InterviewHistoryProps): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = interviews.filter(({ id }) => !hidden.has(id));
  const scored = shown.flatMap(({ id, startedAt, overall }) =>
    overall === null ? [] : [{ id, createdAt: startedAt, overall }],
  );
  const hide = (id: string, isHidden: boolean): void =>
    setHidden((ids) => new Set(isHidden ? [...ids, id] : [...ids].filter((one) => one !== id)));
  if (shown.length === 0 && !query.hasNextPage) return null;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="interview-history">
      <h2 id="interview-history">Your interviews</h2>
      <ScoreTrend attempts={attemptsOf(scored, ({ overall }) => overall)} subject="interviews" />
      <ul className={styles.history}>
        {shown.map((interview) => (
          <li key={interview.id} aria-current={interview.id === openId || undefined}>
            <span className={styles.when}>
              <TimeAgo instant={interview.startedAt} />, {answers(interview.answered)}
            </span>
            {interview.overall !== null && <ScoreBadge score={interview.overall} />}
            <Button size="xs" variant="default" onClick={() => onOpen(interview.id)}>
              Open<span className="visually-hidden"> the interview of {interview.startedAt.slice(0, 16)}</span>
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => void deleteInterviewLater(ownerId, interview, (isHidden) => hide(interview.id, isHidden))}
            >
              Delete<span className="visually-hidden"> the interview of {interview.startedAt.slice(0, 16)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <LoadMoreButton size="xs" query={query} />
    </section>
  );
}
