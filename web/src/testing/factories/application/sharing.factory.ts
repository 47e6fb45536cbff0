import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ShareLink } from '@playbook/contracts/sharing/sharing.schema';

export const COMMENT_ID = '0197a000-0000-7000-8000-00000000c001';
const LINK_ID = '0197a000-0000-7000-8000-00000000a001';

/** A link to an application that still works. */
export const buildShareLink = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: LINK_ID,
  kind: 'application',
  objectId: null,
  name: 'Ada, our mentor',
  scope: 'comment',
  createdAt: '2026-11-26T10:00:00.000Z',
  expiresAt: '2099-12-03T10:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  comments: 1,
  ...changes,
});

/** A reader's comment on the answer about metrics. */
export const buildComment = (changes: Partial<ReceivedComment> = {}): ReceivedComment => ({
  id: COMMENT_ID,
  linkId: LINK_ID,
  kind: 'application',
  objectId: null,
  target: 'traction.metrics',
  quote: { text: '31 clinics', start: 0 },
  author: 'Ada',
  text: 'Since when?',
  createdAt: '2026-11-26T11:00:00.000Z',
  resolvedAt: null,
  replyTo: null,
  ...changes,
});
