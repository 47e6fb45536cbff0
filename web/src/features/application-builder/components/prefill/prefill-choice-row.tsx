import { type ReactNode, useId } from 'react';
import type { PrefillChoice } from '../../lib/insights/prefill-plan.js';
import { OriginBadge } from '../suggestions/origin-badge.js';
import { SuggestedWords } from '../suggestions/suggested-words.js';
import styles from './prefill.module.css';

interface PrefillChoiceRowProps {
  readonly choice: PrefillChoice;
  readonly isChosen: boolean;
  readonly onToggle: (key: string) => void;
}

/** One question: whether it is to be filled in, and with what. */
export function PrefillChoiceRow({ choice, isChosen, onToggle }: PrefillChoiceRowProps): ReactNode {
  const { key, label, offer, isAnswered } = choice;
  const id = useId();
  return (
    <div className={styles.choice} data-answered={isAnswered || undefined}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChosen && !isAnswered}
        disabled={isAnswered}
        aria-describedby={`${id}-offer`}
        onChange={() => onToggle(key)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div id={`${id}-offer`} className={styles.offer}>
        {isAnswered ? (
          <span className={styles.answered}>Answered already: stays as it is</span>
        ) : (
          <>
            <OriginBadge origin={offer.origin} /> <SuggestedWords text={offer.text} />
          </>
        )}
      </div>
    </div>
  );
}
