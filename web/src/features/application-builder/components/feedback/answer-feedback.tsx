import { Button, Skeleton } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../../components/analysis/request/failure-notice.js';
import { stageText } from '../../../../components/analysis/request/unfinished-analysis.js';
import { UnfinishedResult } from '../../../../components/analysis/request/unfinished-result.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { answerAnalysisQuery } from '../../api/answer-analysis.query.js';
import type { AnswerAnalysisState } from '../../hooks/use-answer-analysis.js';
import { writtenSoFar } from '../../lib/written-so-far.js';
import { AnswerResult } from './answer-result.js';
import { FoldedFeedback } from './folded-feedback.js';
import styles from './folded-feedback.module.css';

interface StoredResultProps {
  readonly address: FieldAddress;
  /** The analysis. */
  readonly id: string;
}

/** A stored analysis, read when it is looked at. */
function StoredResult({ address, id }: StoredResultProps): ReactNode {
  const { id: ownerId } = useFounder();
  const stored = useQuery(answerAnalysisQuery(ownerId, id));
  if (stored.isSuccess) return <AnswerResult address={address} shown={stored.data} />;
  if (stored.isPending) return <Skeleton height={160} radius="md" mt="sm" />;
  return (
    <p className={styles.failure}>
      This feedback could not be loaded.{' '}
      <Button size="xs" variant="default" onClick={() => void stored.refetch()}>
        Try again
      </Button>
    </p>
  );
}

const STAND_IN =
  'What is below is a basic check made in your browser. It is not saved and not part of your quality score.';

interface AnswerFeedbackProps {
  readonly address: FieldAddress;
  /** The question. */
  readonly label: string;
  /** The answer as it stands now. */
  readonly text: string;
  readonly analysis: AnswerAnalysisState;
}

/** What is known of the quality of an answer: nothing before the first analysis, then its score and, unfolded, everything else. */
export function AnswerFeedback({ address, label, text, analysis }: AnswerFeedbackProps): ReactNode {
  const { newest, basicCheck, failure, attempted, isBusy, unfinished } = analysis;
  const shown = { label, isNew: attempted !== null && !isBusy };
  return (
    <>
      {failure !== null && (
        <FailureNotice failure={failure} standIn={STAND_IN} isBusy={isBusy} onRetry={analysis.retry} />
      )}
      {unfinished !== null && (
        <UnfinishedResult
          stage={stageText(unfinished.stage, 'your answer')}
          written={writtenSoFar(unfinished.partial)}
          headingLevel={3}
        />
      )}
      {basicCheck !== null && (
        <FoldedFeedback
          {...shown}
          key={basicCheck.answer}
          score={basicCheck.score}
          isBasicCheck
          isStale={basicCheck.answer !== text}
        >
          <AnswerResult address={address} shown={basicCheck} />
        </FoldedFeedback>
      )}
      {basicCheck === null && newest !== null && (
        <FoldedFeedback
          {...shown}
          key={newest.id}
          score={newest.score}
          isBasicCheck={false}
          isStale={newest.answer !== text}
        >
          <StoredResult address={address} id={newest.id} />
        </FoldedFeedback>
      )}
    </>
  );
}
