import type { DemoAnalysis, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { compareTakes } from '@playbook/domain/demos/compare-takes';
import type { ReactNode } from 'react';
import { ChangeRow, ScoreRow } from '../../../../components/files/result/change-row.js';
import { ComparisonCard } from '../../../../components/files/result/comparison-card.js';
import { Table } from '../../../../components/ui/table/table.js';
import { TAKE_NOT_LOADED } from '../../../../failures/files/demo-analysis-failures.js';
import { DEMO_KIND } from '../../lib/demo-kind.js';
import { CRITERION_WORDS, FORMAT_WORDS } from '../../lib/words/demo-words.js';
import { amountText } from '../../lib/words/measure-text.js';

const WORDS = {
  title: 'Compared with an earlier take',
  label: 'Earlier take',
  loading: 'Loading the earlier take...',
  notLoaded: TAKE_NOT_LOADED,
};

const valueText = (value: number | null, unit: string): string =>
  value === null ? 'not measured' : amountText(value, unit);

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
        <p>
          The earlier one was judged as: {FORMAT_WORDS[previous.format]}. Its targets are others, so compare with care.
        </p>
      )}
      <Table variant="wide" columns={['What', 'Before', 'Now', 'Change']}>
        <ScoreRow name="Overall" score={overall} />
        {criteria.map((criterion) => (
          <ScoreRow key={criterion.category} name={CRITERION_WORDS[criterion.category].name} score={criterion} />
        ))}
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

/** What got better against an earlier take. */
export function TakeComparisonCard({ founderId, demo, review, demos }: TakeComparisonCardProps): ReactNode {
  return (
    <ComparisonCard
      kind={DEMO_KIND}
      founderId={founderId}
      file={demo}
      files={demos}
      words={WORDS}
      changesOf={({ review: previous }) => previous !== null && <Changes previous={previous} current={review} />}
    />
  );
}
