import type { DemoAnalysis, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { compareTakes } from '@playbook/domain/demos/compare-takes';
import type { ComparedScore, ScoreChange } from '@playbook/domain/scores/compare-scores';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { Table } from '../../../../components/ui/table/table.js';
import { TAKE_NOT_LOADED } from '../../../../failures/files/demo-analysis-failures.js';
import { differenceText } from '../../../../lib/analysis/difference-text.js';
import { instantText } from '../../../../lib/instant-text.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { DEMO_KIND } from '../../lib/demo-kind.js';
import { CRITERION_WORDS, FORMAT_WORDS } from '../../lib/words/demo-words.js';
import { amountText } from '../../lib/words/measure-text.js';
import styles from './take-comparison-card.module.css';

const CHANGE_WORDS: Readonly<Record<ScoreChange, string>> = {
  better: 'Better',
  worse: 'Worse',
  same: 'As before',
  unknown: 'cannot be compared',
};

const scoreText = (score: number | null): string => (score === null ? 'not assessed' : String(score));
const valueText = (value: number | null, unit: string): string =>
  value === null ? 'not measured' : amountText(value, unit);

interface ChangeRowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly change: ScoreChange;
  /** Points with their sign, where there are points. */
  readonly points?: string | undefined;
}

function ChangeRow({ name, before, after, change, points }: ChangeRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Before">{before}</td>
      <td data-label="Now">{after}</td>
      <td className={styles.change} data-change={change}>
        {CHANGE_WORDS[change]} {points}
      </td>
    </tr>
  );
}

const scoreRow = (name: string, { previous, current, change }: ComparedScore): ReactNode => (
  <ChangeRow
    key={name}
    name={name}
    before={scoreText(previous)}
    after={scoreText(current)}
    change={change}
    points={previous === null || current === null ? undefined : differenceText(current - previous)}
  />
);

interface ChangesProps {
  readonly previous: DemoReview;
  readonly current: DemoReview;
}

/** Score by score and measure by measure. */
function Changes({ previous, current }: ChangesProps): ReactNode {
  const { overall, criteria, measures, isSameFormat } = compareTakes(previous, current);
  return (
    <>
      {!isSameFormat && (
        <p className={styles.note}>
          The earlier one was judged as: {FORMAT_WORDS[previous.format]}. Its targets are others, so compare with care.
        </p>
      )}
      <Table variant="wide" columns={['What', 'Before', 'Now', 'Change']}>
        {scoreRow('Overall', overall)}
        {criteria.map((criterion) => scoreRow(CRITERION_WORDS[criterion.category].name, criterion))}
        {measures.map(({ id, label, unit, previous: before, current: after, change }) => (
          <ChangeRow
            key={id}
            name={label}
            before={valueText(before, unit)}
            after={valueText(after, unit)}
            change={change}
          />
        ))}
      </Table>
    </>
  );
}

interface TakeComparisonCardProps {
  readonly founderId: string;
  readonly demo: DemoAnalysis;
  readonly review: DemoReview;
  /** Newest first. */
  readonly demos: readonly DemoSummary[];
}

/** What got better against an earlier take: the one before, unless the founder names another. Nothing where there is none. */
export function TakeComparisonCard({ founderId, demo, review, demos }: TakeComparisonCardProps): ReactNode {
  const earlier = demos.filter(({ status, createdAt }) => status === 'completed' && createdAt < demo.createdAt);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const previousId = (earlier.find(({ id }) => id === chosenId) ?? earlier[0])?.id ?? null;
  const query = useQuery({ ...fileQuery(DEMO_KIND, founderId, previousId ?? ''), enabled: previousId !== null });
  if (previousId === null) return null;
  const previous = query.data?.review ?? null;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="take-comparison">
      <h3 id="take-comparison" className={styles.title}>
        Compared with an earlier take
      </h3>
      <NativeSelect
        label="Earlier take"
        value={previousId}
        data={earlier.map(({ id, fileName, createdAt }) => ({
          value: id,
          label: `${fileName}, ${instantText(createdAt)}`,
        }))}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      />
      {query.isPending && <LoadingBlocks heightsPx={[160]} text="Loading the earlier take..." />}
      {query.isError && <RetryNotice {...TAKE_NOT_LOADED} onRetry={() => void query.refetch()} />}
      {previous !== null && <Changes previous={previous} current={review} />}
    </section>
  );
}
