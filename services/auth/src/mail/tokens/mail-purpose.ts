/** What a mailed code or link is good for. A change of address has two, one for each address. */
export type MailPurpose =
  'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change_current' | 'email_change_new' | 'reauthentication';

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
