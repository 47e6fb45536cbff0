import type { InterviewSummary } from '@playbook/contracts/interviews/interview.schema';
import { INTERVIEW_NOT_DELETED } from '../../../failures/application/interview-failures.js';
import { instantText } from '../../../lib/instant-text.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { getAccessToken } from '../../../lib/session/auth-client/auth-client.js';
import { deleteInterview } from '../api/delete-interview.js';
import { interviewsQuery } from '../api/interviews.query.js';

/** Deletes an interview once the message that offers to undo it has gone; until then it is only hidden. */
export async function deleteInterviewLater(
  ownerId: string,
  { id, startedAt }: InterviewSummary,
  setHidden: (isHidden: boolean) => void,
): Promise<void> {
  // Code that does not arrive leaves nobody signed in, too.
  const accessToken = await getAccessToken().catch(() => null);
  if (accessToken === null) return showToast(INTERVIEW_NOT_DELETED);
  setHidden(true);
  const deleteForGood = async (): Promise<void> => {
    try {
      await deleteInterview(id, accessToken);
    } catch (error) {
      console.error('An interview was not deleted', error);
      setHidden(false);
      return showToast(INTERVIEW_NOT_DELETED);
    }
    await queryClient.invalidateQueries({ queryKey: interviewsQuery(ownerId).queryKey });
    setHidden(false);
  };
  await showToast({
    title: 'Interview deleted',
    message: `That of ${instantText(startedAt)} is gone for good as soon as this message goes away.`,
    tone: 'notice',
    action: { label: 'Undo', onAct: () => setHidden(false) },
    onEnd: () => void deleteForGood(),
  });
}
