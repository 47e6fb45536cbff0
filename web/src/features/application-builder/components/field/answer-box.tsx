import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { BuilderField } from '@playbook/contracts/applications/catalogue/builder-section';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { wordCount } from '@playbook/domain/word-count';
import type { ReactNode } from 'react';
import { onSubmitKey } from '../../../../lib/on-submit-key.js';
import { answerTooLong } from '../../../../failures/application/application-failures.js';
import { GrowingTextarea } from '../../../../components/ui/growing-textarea.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import styles from './answer-box.module.css';

interface AnswerCounterProps {
  readonly text: string;
  readonly field: BuilderField;
}

/** Length of an answer in words, against what a good one has, and in characters, where the real form has a limit. */
function AnswerCounter({ text, field: { hintWords, formMaxChars } }: AnswerCounterProps): ReactNode {
  const words = wordCount(text);
  const isGoodLength = words >= hintWords.min && words <= hintWords.max;
  const excess = formMaxChars === null ? 0 : text.length - formMaxChars;
  return (
    <div className={styles.counter}>
      <span>
        <span data-state={isGoodLength ? 'good' : undefined}>{words === 1 ? '1 word' : `${words} words`}</span>
        {` \u00b7 aim for ${hintWords.min} to ${hintWords.max}`}
      </span>
      {formMaxChars !== null && (
        <span data-state={excess > 0 ? 'over' : undefined}>
          {text.length} / {formMaxChars}
          <span className="visually-hidden"> characters of the real form</span>
        </span>
      )}
      <span role="status" className="visually-hidden">
        {excess > 0 ? 'Longer than the real form takes' : ''}
      </span>
    </div>
  );
}

const MIN_ROWS = 4;

interface AnswerBoxProps {
  readonly address: FieldAddress;
  readonly field: BuilderField;
  readonly isRequired: boolean;
  /** What is wrong with the text, in the founder's words. */
  readonly complaint: string | null;
  readonly onChange: (text: string) => void;
  /** Ctrl or Cmd plus Enter. */
  readonly onSubmit: () => void;
}

/** Longer texts can be typed and pasted, because cutting them off would lose words; they are not saved until they are shortened. */
function tooLong(text: string): string | null {
  const excess = text.length - ANSWER_MAX_CHARS;
  return excess <= 0 ? null : answerTooLong(ANSWER_MAX_CHARS, excess);
}

/** Where a founder writes an answer. Grows with it. */
export function AnswerBox({ address, field, isRequired, complaint, onChange, onSubmit }: AnswerBoxProps): ReactNode {
  const text = useAnswerText(address);
  return (
    <div className={styles.box}>
      <GrowingTextarea
        id={`answer-${fieldKey(address)}`}
        label={field.label}
        description={field.tip}
        placeholder={field.placeholder}
        required={isRequired}
        minRows={MIN_ROWS}
        value={text}
        error={tooLong(text) ?? complaint}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onSubmitKey(onSubmit)}
        classNames={{ label: styles.label ?? '', description: styles.tip ?? '', required: styles.required ?? '' }}
      />
      <AnswerCounter text={text} field={field} />
    </div>
  );
}
