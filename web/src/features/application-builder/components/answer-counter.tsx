import type { BuilderField } from '@playbook/contracts/applications/catalogue/builder-section';
import { wordCount } from '@playbook/domain/word-count';
import type { ReactNode } from 'react';
import styles from './answer-box.module.css';

interface AnswerCounterProps {
  readonly text: string;
  readonly field: BuilderField;
}

/** Length of an answer in words, against what a good one has, and in characters, where the real form has a limit. */
export function AnswerCounter({ text, field: { hintWords, formMaxChars } }: AnswerCounterProps): ReactNode {
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
