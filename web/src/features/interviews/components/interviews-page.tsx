import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { INTERVIEWS_NOT_LOADED } from '../../../failures/page-failures.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { interviewsNotesQuery } from '../api/interviews-notes.query.js';

/** The founder's notes, the newest first. */
export function InterviewsPage(): ReactNode {
  const { id } = useFounder();
  const { data, isPending, isError, refetch } = useQuery(interviewsNotesQuery(id));
  return (
    <Page page="interviews">
      {isPending && <LoadingBlocks heightsPx={[56, 56, 56]} />}
      {isError && <RetryNotice {...INTERVIEWS_NOT_LOADED} isUrgent onRetry={() => void refetch()} />}
      {data?.notes.length === 0 && <p>Nothing here yet.</p>}
      {data !== undefined && data.notes.length > 0 && (
        <ul className="pb-card">
          {data.notes.map(({ id: noteId, text }) => (
            <li key={noteId}>{text}</li>
          ))}
        </ul>
      )}
    </Page>
  );
}
