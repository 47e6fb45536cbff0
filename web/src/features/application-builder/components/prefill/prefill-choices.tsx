import { type ReactNode, useId } from 'react';
import type { PrefillChoiceState } from '../../hooks/use-prefill-choice.js';
import type { PrefillSection, PrefillChoice } from '../../lib/insights/prefill-plan.js';
import { answersText } from '../../lib/answers-text.js';
import styles from './prefill.module.css';
import { OriginBadge } from '../suggestions/origin-badge.js';
import { SuggestedWords } from '../suggestions/suggested-words.js';

interface PrefillChoiceRowProps {
  readonly choice: PrefillChoice;
  readonly isChosen: boolean;
  readonly onToggle: (key: string) => void;
}

/** One question: whether it is to be filled in, and with what. */
function PrefillChoiceRow({ choice, isChosen, onToggle }: PrefillChoiceRowProps): ReactNode {
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

interface PrefillChoicesProps {
  readonly plan: readonly PrefillSection[];
  readonly choice: PrefillChoiceState;
}

/** Every required question with the text it would get. */
export function PrefillChoices({
  plan,
  choice: { chosen, openCount, ownCount, toggle },
}: PrefillChoicesProps): ReactNode {
  return (
    <>
      <p className={styles.lead}>
        {openCount === 0
          ? 'All required questions are answered. Nothing is overwritten.'
          : 'Only empty answers are filled in. Read each text before you choose it; you can undo it all at once.'}
        {ownCount > 0 && ` ${answersText(ownCount)} from your Idea Check to begin with.`}
      </p>
      {plan.map((section) => (
        <fieldset key={section.title} className={styles.section}>
          <legend>{section.title}</legend>
          {section.choices.map((row) => (
            <PrefillChoiceRow key={row.key} choice={row} isChosen={chosen.has(row.key)} onToggle={toggle} />
          ))}
        </fieldset>
      ))}
    </>
  );
}
