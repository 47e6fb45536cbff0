import {
  createShareLinkRoute,
  deleteShareLinkRoute,
  revokeShareLinkRoute,
} from '@playbook/contracts/sharing/share-links.contract';
import type { ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import type { z } from 'zod';
import { LINK_NOT_DELETED, LINK_NOT_MADE, LINK_NOT_REVOKED } from '../../../failures/application/sharing-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { request } from '../../../lib/api-client/request.js';
import { deleteLater } from '../../../lib/notify/delete-later.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { shareCommentsQuery } from '../../../lib/share-comments/share-comments.query.js';
import { shareLinksQuery } from '../../../lib/share-comments/share-links.query.js';

const reload = (ownerId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: shareLinksQuery(ownerId).queryKey });

/** Makes a link. @returns The link with its secret, which is told this once; null where it was not made, which is told in a toast */
export async function makeShareLink(
  ownerId: string,
  wanted: z.input<NonNullable<typeof createShareLinkRoute.body>>,
): Promise<z.output<typeof createShareLinkRoute.response> | null> {
  try {
    const created = await request(createShareLinkRoute, { body: wanted });
    void reload(ownerId);
    return created;
  } catch (error) {
    await showToast(textFor(LINK_NOT_MADE, error));
    return null;
  }
}

/** Ends a link at once. */
export async function revokeShareLink(ownerId: string, { id, name }: ShareLink): Promise<void> {
  try {
    await request(revokeShareLinkRoute, { params: { id } });
  } catch {
    return showToast(LINK_NOT_REVOKED);
  }
  await reload(ownerId);
  return showToast({ title: 'Link revoked', message: `The link for ${name} opens nothing any more.`, tone: 'success' });
}

/** Deletes a link with its comments, once the message that offers to undo it has gone. */
export const deleteShareLinkLater = (
  ownerId: string,
  { id, name }: ShareLink,
  setHidden: (isHidden: boolean) => void,
): Promise<void> =>
  deleteLater({
    decided: {
      title: 'Link deleted',
      message: `The link for ${name} and its comments are gone for good as soon as this message goes away.`,
    },
    failed: LINK_NOT_DELETED,
    setHidden,
    deleteForGood: async (accessToken) => {
      await request(deleteShareLinkRoute, { params: { id }, accessToken });
    },
    onDeleted: async () => {
      await queryClient.invalidateQueries({ queryKey: shareCommentsQuery(ownerId).queryKey });
      await reload(ownerId);
    },
  });
