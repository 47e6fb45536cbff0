import type { ReactNode } from 'react';
import styles from './character-counter.module.css';

/** From here on a screen reader is told how much room is left, too. */
const NEARLY_FULL = 0.95;

interface CharacterCounterProps {
  readonly length: number;
  readonly maxChars: number;
}

const roomText = (left: number): string =>
  left < 0 ? `${-left} characters over the limit` : `${left} characters left`;

/** Length of a text against its limit, in UTF-16 code units. */
export function CharacterCounter({ length, maxChars }: CharacterCounterProps): ReactNode {
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
