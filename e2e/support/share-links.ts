import { randomUUID } from 'node:crypto';
import type { NewShareComment, ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import { addShareCommentRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { createShareLinkRoute } from '@playbook/contracts/sharing/share-links.contract';
import type { NewShareLink, ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import { call, type Founder } from './auth/founder.js';

/** Makes a link to a founder's application, unless said otherwise. */
export async function shareOf(
  url: string,
  founder: { readonly session: Pick<Founder['session'], 'access_token'> },
  wanted: Partial<NewShareLink> = {},
): Promise<{ link: ShareLink; secret: string }> {
  const body = { kind: 'application', objectId: null, name: 'Ada', scope: 'comment', days: 7, ...wanted };
  const reply = await call(`${url}${createShareLinkRoute.path}`, { body, token: founder.session.access_token });
  if (reply.status !== 200) throw new Error(`A link was refused with ${reply.status}: ${reply.text}`);
  return createShareLinkRoute.response.parse(reply.json);
}

/** Comments as the holder of a link. */
export async function commentBy(
  url: string,
  secret: string,
  written: Partial<NewShareComment> = {},
): Promise<ShareComment> {
  const comment = { id: randomUUID(), target: 'traction.metrics', quote: null, author: 'Ada', text: 'Since when?' };
  const reply = await call(`${url}${addShareCommentRoute.path}`, { body: { secret, ...comment, ...written } });
  if (reply.status !== 200) throw new Error(`A comment was refused with ${reply.status}: ${reply.text}`);
  return addShareCommentRoute.response.parse(reply.json);
}
