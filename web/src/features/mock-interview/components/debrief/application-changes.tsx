import type { InterviewDebrief } from '@playbook/contracts/interviews/interview.schema';
import type { ReactNode } from 'react';
import { PlaceLink } from '../../../../components/memo/place-link.js';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import styles from '../mock-interview.module.css';

interface ApplicationChangesProps {
  readonly changes: InterviewDebrief['changes'];
}

/** What was said and the application lacks: the founder's own sentence to copy, and the way to its field. */
export function ApplicationChanges({ changes }: ApplicationChangesProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="interview-changes">
      <h3 id="interview-changes">Said here, and not in your application</h3>
      <ul className={styles.points}>
        {changes.map(({ sectionId, fieldId, sentence, why }) => (
          <li key={`${fieldId} ${sentence}`}>
            <blockquote className={styles.sentence} dir="auto">
              {sentence}
            </blockquote>
            <p>
              {why} It may belong here: <PlaceLink place={{ kind: 'answer', sectionId, fieldId }} />
            </p>
            <CopyButton text={sentence} subject="this sentence" />
          </li>
        ))}
      </ul>
    </section>
  );
}
