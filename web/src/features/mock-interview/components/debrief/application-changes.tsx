import type { InterviewDebrief } from '@playbook/contracts/interviews/interview.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { questionLabel } from '@playbook/domain/application/question-label';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import { offerSentence } from '../../../../lib/offered-sentence/offered-sentence.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import styles from '../mock-interview.module.css';

interface ApplicationChangesProps {
  readonly changes: InterviewDebrief['changes'];
}

/** What was said and the application lacks: the founder's own sentence to copy, and the way to its field. */
export function ApplicationChanges({ changes }: ApplicationChangesProps): ReactNode {
  const { id: ownerId } = useFounder();
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
              {why} It may belong here, where it is offered to you:{' '}
              <Link
                to={WEB_PATHS.applicationBuilder}
                search={{ section: sectionId, field: fieldId }}
                onClick={() => offerSentence(ownerId, { sectionId, fieldId, sentence })}
              >
                {questionLabel({ sectionId, fieldId })}
              </Link>
            </p>
            <CopyButton text={sentence} subject="this sentence" />
          </li>
        ))}
      </ul>
    </section>
  );
}
