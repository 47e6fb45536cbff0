import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { storedAnalysisQuery } from '../../../../lib/analysis/stored-analysis.query.js';
import { ANSWER_KIND } from '../../lib/answer-kind.js';
import { scoreChanges, type ScoreChange } from '../../lib/versions/score-changes.js';
import { ChangedWords } from './changed-words.js';
import styles from './versions.module.css';
import { differenceText, directionOf } from '../../../../lib/analysis/difference-text.js';

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
export function LastComparison({ latestId, previousId }: LastComparisonProps): ReactNode {
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
