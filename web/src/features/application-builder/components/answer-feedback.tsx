import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/analysis/failure-notice.js';
import { stageText } from '../../../components/analysis/unfinished-analysis.js';
import { UnfinishedResult } from '../../../components/analysis/unfinished-result.js';
import type { AnswerAnalysisState } from '../hooks/use-answer-analysis.js';
import { writtenSoFar } from '../lib/written-so-far.js';
import { AnswerResult } from './answer-result.js';
import { FoldedFeedback } from './folded-feedback.js';
import { StoredResult } from './stored-result.js';

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
