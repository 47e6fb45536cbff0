import { Loader } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { AnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import { stageText, type WrittenSoFar } from '../../../lib/analysis/unfinished-analysis.js';
import type { AnalysisRequest } from '../../../lib/analysis/use-analysis.js';
import { FailureNotice } from './failure-notice.js';
import styles from './request-status.module.css';

interface UnfinishedResultProps {
  /** How far the analysis is. */
  readonly stage: string;
  /** Null before the first words. */
  readonly written: WrittenSoFar | null;
  /** Of the heading, below what it stands under. */
  readonly headingLevel?: 2 | 3;
}

/** An analysis that is being made. It never looks like a result: no overall score, no colours, and it says so. */
function UnfinishedResult({ stage, written, headingLevel = 2 }: UnfinishedResultProps): ReactNode {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby={id} aria-busy="true">
      <Heading id={id} className={styles.heading}>
        Not finished yet
        <Loader size={16} aria-hidden />
      </Heading>
      <p role="status" className={styles.stage}>
        {stage}
      </p>
      {written !== null && (
        <>
          <p className={styles.caution}>This is still being written. Points can change until it is done.</p>
          <dl className={styles.scores}>
            {written.scores.map(({ label, points, maxPoints }) => (
              <div key={label} className={styles.score}>
                <dt>{label}</dt>
                <dd>{points === undefined ? '\u2026' : `${points}/${maxPoints}`}</dd>
              </div>
            ))}
          </dl>
          {written.lines.length > 0 && (
            <ul className={styles.lines}>
              {written.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

interface RequestStatusProps<Partial> {
  readonly kind: Pick<AnalysisKind<never, unknown, Partial>, 'words' | 'writtenSoFar'>;
  readonly request: AnalysisRequest<Partial>;
  /** Of the heading, below what it stands under. */
  readonly headingLevel?: 2 | 3;
}

/** Why there is no analysis, or what there is of one that is being made. */
export function RequestStatus<Partial>({ kind, request, headingLevel }: RequestStatusProps<Partial>): ReactNode {
  const { failure, unfinished, isBusy, retry } = request;
  const { subject, standIn } = kind.words;
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} standIn={standIn} isBusy={isBusy} onRetry={retry} />}
      {unfinished !== null && (
        <UnfinishedResult
          stage={stageText(unfinished.stage, subject)}
          written={unfinished.partial === null ? null : kind.writtenSoFar(unfinished.partial)}
          {...(headingLevel && { headingLevel })}
        />
      )}
    </>
  );
}
