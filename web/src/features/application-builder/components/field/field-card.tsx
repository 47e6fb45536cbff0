import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { BuilderField } from '@playbook/contracts/applications/catalogue/builder-section';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BusyButton } from '../../../../components/ui/buttons/busy-button.js';
import { ANSWER_REFUSED } from '../../../../failures/application/application-failures.js';
import { userIdeaCheckQuery } from '../../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { type AnswerAnalysisState, useAnswerAnalysis } from '../../hooks/use-answer-analysis.js';
import { useAnswerText, useDrafts } from '../../hooks/use-drafts.js';
import { useIsRefused } from '../../hooks/use-drafts.js';
import { PROBLEM_FIELD } from '../../hooks/use-idea-problem.js';
import { fieldCardId } from '../../lib/panel-ids.js';
import { AnswerBox } from './answer-box.js';
import { AnswerFeedback } from '../feedback/answer-feedback.js';
import { ConflictCard } from './conflict-card.js';
import { FieldComments } from './field-comments.js';
import { OfferedSentence } from './offered-sentence.js';
import styles from './field-card.module.css';
import { QuickSelect } from '../suggestions/quick-select.js';
import { VersionsButton } from '../versions/versions-button.js';

/** What screen readers are told when an analysis that the founder asked for is there. Failures speak for themselves. */
function spokenOutcome({ attempted, basicCheck, failure, newest }: AnswerAnalysisState): string {
  if (attempted === null) return '';
  if (basicCheck !== null) return `Basic check: ${basicCheck.score} out of ${OVERALL_MAX_POINTS}`;
  return failure === null && newest !== null ? `Score: ${newest.score} out of ${OVERALL_MAX_POINTS}` : '';
}

interface IdeaCheckNoteProps {
  readonly address: FieldAddress;
  readonly text: string;
}

/** Says where the problem statement comes from for as long as it is the idea check's, word for word. */
function IdeaCheckNote({ address, text }: IdeaCheckNoteProps): ReactNode {
  const { id: ownerId } = useFounder();
  const problem = useQuery(userIdeaCheckQuery(ownerId)).data?.problem ?? '';
  const isFromIdeaCheck = fieldKey(address) === fieldKey(PROBLEM_FIELD) && problem !== '' && text === problem;
  if (!isFromIdeaCheck) return null;
  return (
    <p className={styles.note}>
      <IconBulb size={16} aria-hidden /> <strong>From Idea Check</strong> Your own words; make them more specific here.
    </p>
  );
}

interface FieldCardProps {
  readonly address: FieldAddress;
  readonly field: BuilderField;
  readonly isRequired: boolean;
}

/** One question: the founder's answer, and what a partner would say about it. */
export function FieldCard({ address, field, isRequired }: FieldCardProps): ReactNode {
  const text = useAnswerText(address);
  const drafts = useDrafts();
  const analysis = useAnswerAnalysis(address);
  const { failure, attempted, isBusy } = analysis;
  const isRefused = useIsRefused(address);
  const complaint = failure?.kind === 'invalid' && attempted === text ? failure.message : null;
  return (
    <div id={fieldCardId(address)} className={`pb-card ${styles.card}`}>
      <AnswerBox
        address={address}
        field={field}
        isRequired={isRequired}
        complaint={complaint ?? (isRefused ? ANSWER_REFUSED : null)}
        onChange={(next) => drafts.change(address, next)}
        onSubmit={() => analysis.analyze(text)}
      />
      <IdeaCheckNote address={address} text={text} />
      <OfferedSentence address={address} text={text} />
      <ConflictCard address={address} label={field.label} />
      <FieldComments address={address} text={text} />
      <QuickSelect address={address} />
      <div className={styles.actions}>
        <BusyButton
          variant="light"
          label="Analyze Answer"
          busyLabel="Analyzing..."
          isBusy={isBusy}
          // It can still be reached: it then says what is missing, and does not take the keyboard's place on the page away.
          isUnready={isBusy || text.trim() === ''}
          outcome={spokenOutcome(analysis)}
          onClick={() => {
            if (!isBusy) analysis.analyze(text);
          }}
        >
          <span className="visually-hidden"> {field.label}</span>
        </BusyButton>
        <VersionsButton address={address} />
      </div>
      <AnswerFeedback address={address} label={field.label} text={text} analysis={analysis} />
    </div>
  );
}
