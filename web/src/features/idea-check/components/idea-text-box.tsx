import type { KeyboardEvent, ReactNode } from 'react';
import { GrowingTextarea } from '../../../components/ui/growing-textarea.js';
import { CharacterCounter } from '../../../components/ui/character-counter.js';
import styles from './idea-form.module.css';

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
export function IdeaTextBox(box: IdeaTextBoxProps): ReactNode {
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
        dir="auto"
        value={value}
        error={isTooLong ? `Shorten this to ${maxChars} characters to have it analyzed.` : error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <CharacterCounter length={value.length} maxChars={maxChars} />
    </div>
  );
}
