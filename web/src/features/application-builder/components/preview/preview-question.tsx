import type { ReactNode } from 'react';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { type DocumentQuestion, isOverLimit } from '../../lib/document/application-document.js';
import { placeholderCount } from '../../lib/placeholder-parts.js';
import styles from './preview.module.css';

interface PreviewQuestionProps {
  readonly question: DocumentQuestion;
}

function LengthNote({ question }: PreviewQuestionProps): ReactNode {
  const { charCount, formMaxChars } = question;
  if (formMaxChars === null) return <span className={styles.note}>{charCount} characters</span>;
  const isOver = isOverLimit(question);
  return (
    <span className={styles.note} data-state={isOver ? 'over' : undefined}>
      {charCount} / {formMaxChars} characters
      {isOver && `: ${charCount - formMaxChars} too many for the form`}
    </span>
  );
}

function PlaceholderNote({ answer }: Pick<DocumentQuestion, 'answer'>): ReactNode {
  const count = placeholderCount(answer);
  if (count === 0) return null;
  return (
    <span className={styles.note} data-state="open">
      {count === 1 ? '1 [placeholder]' : `${count} [placeholders]`} to fill in
    </span>
  );
}

/** One answer as it will stand in the real form, ready to be pasted there. */
export function PreviewQuestion({ question }: PreviewQuestionProps): ReactNode {
  const { question: label, answer, formMaxChars } = question;
  const end = isOverLimit(question) && formMaxChars !== null ? formMaxChars : answer.length;
  return (
    <div className={styles.question}>
      <div className={styles.questionHead}>
        <h4>{label}</h4>
        <CopyButton text={answer} subject={label} />
      </div>
      <p className={styles.answer} dir="auto">
        {answer.slice(0, end)}
        {end < answer.length && <mark className={styles.cutOff}>{answer.slice(end)}</mark>}
      </p>
      <p className={styles.notes}>
        <LengthNote question={question} />
        <PlaceholderNote answer={answer} />
      </p>
    </div>
  );
}
