import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS } from '@playbook/contracts/shared/limits';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { AnalyzeButton } from '../../../components/analysis/analyze-button.js';
import type { IdeaDraft } from '../../../lib/idea-history/idea-draft.js';
import { canCheck } from '../lib/can-check.js';
import { IdeaChoices } from './idea-choices.js';
import styles from './idea-form.module.css';
import { IdeaTextBox } from './idea-text-box.js';

interface IdeaFormProps {
  readonly draft: IdeaDraft;
  readonly isBusy: boolean;
  /** What is wrong with a field; null when nothing is. */
  readonly complaint: { readonly field: string | null; readonly message: string } | null;
  readonly onChange: (part: Partial<IdeaDraft>) => void;
  readonly onSubmit: () => void;
}

/** The form of the idea check. Ctrl or Cmd plus Enter submits. */
export function IdeaForm({ draft, isBusy, complaint, onChange, onSubmit }: IdeaFormProps): ReactNode {
  const isReady = canCheck(draft) && !isBusy;
  const submit = (event: SubmitEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  const submitByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const problemError = complaint?.field === 'problem' ? complaint.message : null;
  const briefError = complaint !== null && problemError === null ? complaint.message : null;

  return (
    <form className={`pb-card ${styles.form}`} onSubmit={submit} noValidate aria-labelledby="idea-form">
      <h2 id="idea-form" className={styles.title}>
        Tell us about your idea
      </h2>
      <IdeaTextBox
        label="Idea brief"
        description="What you build, who uses it, and what you have so far."
        placeholder="Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month."
        minRows={4}
        maxChars={IDEA_BRIEF_MAX_CHARS}
        value={draft.ideaBrief}
        error={briefError}
        onChange={(ideaBrief) => onChange({ ideaBrief })}
        onKeyDown={submitByKey}
      />
      <IdeaTextBox
        label="Problem"
        description="Who has it, how often, and what it costs them today."
        placeholder="Clerks skip 6 in 10 denials, because an appeal takes 50 minutes by hand."
        minRows={3}
        maxChars={IDEA_PROBLEM_MAX_CHARS}
        value={draft.problem}
        error={problemError}
        onChange={(problem) => onChange({ problem })}
        onKeyDown={submitByKey}
      />
      <IdeaChoices draft={draft} onChange={onChange} />
      <AnalyzeButton
        label="Analyze Idea"
        busyLabel="Analyzing your idea..."
        isBusy={isBusy}
        isReady={isReady}
        className={styles.submit}
      />
    </form>
  );
}
