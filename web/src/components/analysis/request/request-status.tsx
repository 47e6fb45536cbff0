import type { ReactNode } from 'react';
import type { AnalysisKind } from '../../../lib/analysis/analysis-kind.js';
import { stageText } from '../../../lib/analysis/unfinished-analysis.js';
import type { AnalysisRequest } from '../../../lib/analysis/use-analysis.js';
import { FailureNotice } from './failure-notice.js';
import { UnfinishedResult } from './unfinished-result.js';

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
