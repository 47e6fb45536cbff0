import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { useDrafts } from './use-drafts.js';

/** The field that the idea check's problem belongs to (specification, section 2). */
export const PROBLEM_FIELD = { sectionId: 'problem', fieldId: 'problem-statement' } as const satisfies FieldAddress;

/**
 * Writes the problem of the founder's idea check into the problem statement if that is empty. Once a visit, so that a founder who
 * clears the field is left alone.
 */
export function useIdeaProblem(): void {
  const { id: ownerId } = useFounder();
  const drafts = useDrafts();
  const problem = useQuery(userIdeaCheckQuery(ownerId)).data?.problem ?? '';
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || problem.trim() === '') return;
    isDone.current = true;
    const { texts, conflicts } = drafts.snapshot();
    const key = fieldKey(PROBLEM_FIELD);
    if ((texts[key] ?? '').trim() === '' && conflicts[key] === undefined) drafts.change(PROBLEM_FIELD, problem);
  }, [drafts, problem]);
}
