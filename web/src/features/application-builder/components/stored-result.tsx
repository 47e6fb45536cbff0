import { Button, Skeleton } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFounder } from '../../../lib/session/use-founder.js';
import { answerAnalysisQuery } from '../api/answer-analysis.query.js';
import { AnswerResult } from './answer-result.js';
import styles from './folded-feedback.module.css';

interface StoredResultProps {
  readonly address: FieldAddress;
  /** The analysis. */
  readonly id: string;
}

/** A stored analysis, read when it is looked at. */
export function StoredResult({ address, id }: StoredResultProps): ReactNode {
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
