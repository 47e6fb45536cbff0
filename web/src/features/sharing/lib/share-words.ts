import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ShareKind, ShareLink, ShareScope } from '@playbook/contracts/sharing/sharing.schema';

export const KIND_WORDS: Readonly<Record<ShareKind, string>> = {
  application: 'Your application',
  pitch: 'A pitch analysis',
  demo: 'A demo report',
  deck: 'A deck report',
};
export const SCOPE_WORDS: Readonly<Record<ShareScope, string>> = {
  read: 'Can read',
  comment: 'Can read and comment',
};

/** Whether a link still lets somebody in. */
export const isOver = ({ revokedAt, expiresAt }: ShareLink, nowMs: number): boolean =>
  revokedAt !== null || new Date(expiresAt).getTime() <= nowMs;

/** What a comment is about, in words. */
export function placeWords({ kind, target }: ReceivedComment): string {
  if (kind !== 'application') return KIND_WORDS[kind];
  return APPLICATION_FIELDS.find(({ sectionId, id }) => `${sectionId}.${id}` === target)?.label ?? KIND_WORDS[kind];
}
