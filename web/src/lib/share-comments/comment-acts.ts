import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import {
  replyToShareCommentRoute,
  resolveShareCommentRoute,
} from '@playbook/contracts/sharing/share-comments.contract';
import { COMMENT_NOT_RESOLVED, REPLY_NOT_SENT } from '../../failures/application/sharing-failures.js';
import { textFor } from '../../failures/failure-texts.js';
import { request } from '../api-client/request.js';
import { showToast } from '../notify/show-toast.js';
import { queryClient } from '../query-client/query-client.js';
import { shareCommentsQuery } from './share-comments.query.js';

const reload = (ownerId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: shareCommentsQuery(ownerId).queryKey });

/** Closes a comment, or opens it again; closing can be undone. */
export async function resolveComment(
  ownerId: string,
  { id }: Pick<ReceivedComment, 'id'>,
  isResolved: boolean,
): Promise<void> {
  try {
    await request(resolveShareCommentRoute, { params: { id }, body: { isResolved } });
  } catch (error) {
    return showToast(textFor(COMMENT_NOT_RESOLVED, error));
  }
  await reload(ownerId);
  if (!isResolved) return undefined;
  const onAct = (): void => void resolveComment(ownerId, { id }, false);
  return showToast({ title: 'Comment resolved', tone: 'success', action: { label: 'Undo', onAct } });
}

/** Responds to a comment. @param id Of the response; the same one makes a second try harmless. @returns Whether it is stored */
export async function replyToComment(
  ownerId: string,
  { id: commentId }: ReceivedComment,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<boolean> {
  try {
    await request(replyToShareCommentRoute, { body: { id, commentId, text } });
  } catch (error) {
    await showToast(textFor(REPLY_NOT_SENT, error));
    return false;
  }
  await reload(ownerId);
  return true;
}
