import type { ReactNode } from 'react';
import type { PrefillChoiceState } from '../../hooks/use-prefill-choice.js';
import type { PrefillSection } from '../../lib/insights/prefill-plan.js';
import { PrefillChoiceRow } from './prefill-choice-row.js';
import { answersText } from '../../lib/answers-text.js';
import styles from './prefill.module.css';

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
