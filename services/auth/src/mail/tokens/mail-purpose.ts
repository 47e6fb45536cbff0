import type { MailPurpose } from '../../entities/mail-token.entity.js';

/** `type` of a link. */
export type MailLinkType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change';

const LINK_TYPES: Readonly<Record<MailPurpose, MailLinkType | null>> = {
  signup: 'signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: null,
};

/** Null for codes that are typed only. */
export const linkTypeOf = (purpose: MailPurpose): MailLinkType | null => LINK_TYPES[purpose];

const PURPOSES_BY_TYPE: ReadonlyMap<string, readonly MailPurpose[]> = new Map([
  ['signup', ['signup']],
  ['magiclink', ['magiclink']],
  ['email', ['signup', 'magiclink']],
  ['recovery', ['recovery']],
  ['invite', ['invite']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

/** What the `type` of a verification may mean; null for an unknown one. */
export const purposesOf = (type: string): readonly MailPurpose[] | null => PURPOSES_BY_TYPE.get(type) ?? null;
