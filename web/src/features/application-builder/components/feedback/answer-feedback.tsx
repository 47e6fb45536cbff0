import { Button, Skeleton } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FEEDBACK_NOT_LOADED } from '../../../../failures/application/application-failures.js';
import { RequestStatus } from '../../../../components/analysis/request/request-status.js';
import { storedAnalysisQuery } from '../../../../lib/analysis/stored-analysis.query.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import type { AnswerAnalysisState } from '../../hooks/use-answer-analysis.js';
import { ANSWER_KIND } from '../../lib/answer-kind.js';
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
  const stored = useQuery(storedAnalysisQuery(ANSWER_KIND, ownerId, id));
  if (stored.isSuccess) return <AnswerResult address={address} shown={stored.data} />;
  if (stored.isPending) return <Skeleton height={160} radius="md" mt="sm" />;
  return (
    <p className={styles.failure}>
      {FEEDBACK_NOT_LOADED}{' '}
      <Button size="xs" variant="default" onClick={() => void stored.refetch()}>
        Try again
      </Button>
    </p>
  );
}

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
  const { newest, basicCheck, attempted, isBusy } = analysis;
  const shown = { label, isNew: attempted !== null && !isBusy };
  return (
    <>
      <RequestStatus kind={ANSWER_KIND} request={analysis} headingLevel={3} />
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
