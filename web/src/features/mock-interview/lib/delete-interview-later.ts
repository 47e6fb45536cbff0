import type { InterviewSummary } from '@playbook/contracts/interviews/interview.schema';
import { INTERVIEW_NOT_DELETED } from '../../../failures/application/interview-failures.js';
import { deleteLater } from '../../../lib/notify/delete-later.js';
import { instantText } from '../../../lib/instant-text.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { deleteInterview } from '../api/delete-interview.js';
import { interviewsQuery } from '../api/interviews.query.js';

/** Deletes an interview once the message that offers to undo it has gone. */
export const deleteInterviewLater = (
  ownerId: string,
  { id, startedAt }: InterviewSummary,
  setHidden: (isHidden: boolean) => void,
): Promise<void> =>
  deleteLater({
    decided: {
      title: 'Interview deleted',
      message: `That of ${instantText(startedAt)} is gone for good as soon as this message goes away.`,
    },
    failed: INTERVIEW_NOT_DELETED,
    setHidden,
    deleteForGood: (accessToken) => deleteInterview(id, accessToken),
    onDeleted: () => queryClient.invalidateQueries({ queryKey: interviewsQuery(ownerId).queryKey }),
  });
