import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { onSubmitKey } from '../../../../lib/on-submit-key.js';
import { BusyButton } from '../../../../components/ui/buttons/busy-button.js';
import type { IdeaDraft } from '../../../../lib/idea-check/idea-draft.js';
import { IdeaChoices } from './idea-choices.js';
import styles from './idea-form.module.css';
import { GrowingTextarea } from '../../../../components/ui/growing-textarea.js';

const isFilled = (text: string, maxChars: number): boolean => text.trim() !== '' && text.length <= maxChars;

/** Whether the form can be sent: both texts are there, and neither is too long (section 5 of the specification). */
const canCheck = ({ ideaBrief, problem }: IdeaDraft): boolean =>
  isFilled(ideaBrief, IDEA_BRIEF_MAX_CHARS) && isFilled(problem, IDEA_PROBLEM_MAX_CHARS);

/** From here on a screen reader is told how much room is left, too. */
const NEARLY_FULL = 0.95;

interface CharacterCounterProps {
  readonly length: number;
  readonly maxChars: number;
}

const roomText = (left: number): string =>
  left < 0 ? `${-left} characters over the limit` : `${left} characters left`;

/** Length of a text against its limit, in UTF-16 code units. */
function CharacterCounter({ length, maxChars }: CharacterCounterProps): ReactNode {
  return (
    <>
      <span className={styles.counter} data-state={length >= maxChars ? 'full' : undefined}>
        {length}/{maxChars} characters
      </span>
      <span role="status" className="visually-hidden">
        {length >= maxChars * NEARLY_FULL ? roomText(maxChars - length) : ''}
      </span>
    </>
  );
}

interface IdeaTextBoxProps {
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  readonly minRows: number;
  readonly maxChars: number;
  readonly value: string;
  /** What is wrong with the text, in the founder's words. */
  readonly error: string | null;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A text of the form with its live counter. A text that is too long already can be shortened, and grows no further. */
function IdeaTextBox(box: IdeaTextBoxProps): ReactNode {
  const { label, description, placeholder, minRows, maxChars, value, error, onChange, onKeyDown } = box;
  const isTooLong = value.length > maxChars;
  return (
    <div className={styles.box}>
      <GrowingTextarea
        label={label}
        description={description}
        placeholder={placeholder}
        required
        minRows={minRows}
        maxLength={maxChars}
        value={value}
        error={isTooLong ? `Shorten this to ${maxChars} characters to have it analyzed.` : error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <CharacterCounter length={value.length} maxChars={maxChars} />
    </div>
  );
}

const TEXTS = [
  {
    field: 'ideaBrief',
    label: 'Idea brief',
    description: 'What you build, who uses it, and what you have so far.',
    placeholder: 'Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month.',
    minRows: 4,
    maxChars: IDEA_BRIEF_MAX_CHARS,
  },
  {
    field: 'problem',
    label: 'Problem',
    description: 'Who has it, how often, and what it costs them today.',
    placeholder: 'Clerks skip 6 in 10 denials, because an appeal takes 50 minutes by hand.',
    minRows: 3,
    maxChars: IDEA_PROBLEM_MAX_CHARS,
  },
] as const;

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
  const submit = (): void => {
    if (isReady) onSubmit();
  };
  const submitForm = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  const complained = complaint?.field === 'problem' ? 'problem' : 'ideaBrief';

  return (
    <form className={`pb-card ${styles.form}`} onSubmit={submitForm} noValidate aria-labelledby="idea-form">
      <h2 id="idea-form" className={styles.title}>
        Tell us about your idea
      </h2>
      {TEXTS.map(({ field, ...box }) => (
        <IdeaTextBox
          key={field}
          {...box}
          value={draft[field]}
          error={complaint !== null && complained === field ? complaint.message : null}
          onChange={(text) => onChange({ [field]: text })}
          onKeyDown={onSubmitKey(submit)}
        />
      ))}
      <IdeaChoices draft={draft} onChange={onChange} />
      <BusyButton
        type="submit"
        size="md"
        label="Analyze Idea"
        busyLabel="Analyzing your idea..."
        isBusy={isBusy}
        disabled={!isReady}
        className={styles.submit ?? ''}
      />
    </form>
  );
}
