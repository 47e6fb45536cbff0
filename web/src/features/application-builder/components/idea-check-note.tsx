import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { PROBLEM_FIELD } from '../hooks/use-idea-problem.js';
import styles from './idea-check-note.module.css';

interface IdeaCheckNoteProps {
  readonly address: FieldAddress;
  readonly text: string;
}

/** Says where the problem statement comes from for as long as it is the idea check's, word for word. */
export function IdeaCheckNote({ address, text }: IdeaCheckNoteProps): ReactNode {
  const { id: ownerId } = useFounder();
  const problem = useQuery(userIdeaCheckQuery(ownerId)).data?.problem ?? '';
  const isFromIdeaCheck = fieldKey(address) === fieldKey(PROBLEM_FIELD) && problem !== '' && text === problem;
  if (!isFromIdeaCheck) return null;
  return (
    <p className={styles.note}>
      <IconBulb size={16} aria-hidden /> <strong>From Idea Check</strong> Your own words; make them more specific here.
    </p>
  );
}
