import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { BuilderField } from '@playbook/contracts/applications/catalogue/builder-section';
import type { ReactNode } from 'react';
import { useAnswerAnalysis } from '../hooks/use-answer-analysis.js';
import { useAnswerText, useDrafts } from '../hooks/use-drafts.js';
import { useIsRefused } from '../hooks/use-field-state.js';
import { fieldCardId } from '../lib/panel-ids.js';
import { spokenOutcome } from '../lib/spoken-outcome.js';
import { AnalyzeButton } from './analyze-button.js';
import { AnswerBox } from './answer-box.js';
import { AnswerFeedback } from './answer-feedback.js';
import { ConflictCard } from './conflict-card.js';
import styles from './field-card.module.css';
import { IdeaCheckNote } from './idea-check-note.js';
import { QuickSelect } from './suggestions/quick-select.js';
import { VersionsButton } from './versions/versions-button.js';

const NOT_SAVED = 'This answer holds characters that cannot be stored, so that it is not saved.';

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
  const { failure, attempted } = analysis;
  const isRefused = useIsRefused(address);
  const complaint = failure?.kind === 'invalid' && attempted === text ? failure.message : null;
  return (
    <div id={fieldCardId(address)} className={`pb-card ${styles.card}`}>
      <AnswerBox
        address={address}
        field={field}
        isRequired={isRequired}
        complaint={complaint ?? (isRefused ? NOT_SAVED : null)}
        onChange={(next) => drafts.change(address, next)}
        onSubmit={() => analysis.analyze(text)}
      />
      <IdeaCheckNote address={address} text={text} />
      <ConflictCard address={address} label={field.label} />
      <QuickSelect address={address} />
      <div className={styles.actions}>
        <AnalyzeButton
          label={field.label}
          text={text}
          isBusy={analysis.isBusy}
          outcome={spokenOutcome(analysis)}
          onAnalyze={analysis.analyze}
        />
        <VersionsButton address={address} />
      </div>
      <AnswerFeedback address={address} label={field.label} text={text} analysis={analysis} />
    </div>
  );
}
