import type { MailPurpose } from '../../entities/mail-token.entity.js';
import type { Mail } from '../delivery/mail.port.js';

interface Words {
  readonly subject: string;
  /** What the code and the link do. */
  readonly lead: string;
  readonly button: string;
}

const CHANGE_SUBJECT = 'Confirm your new e-mail address for Playbook';

const WORDS: Readonly<Record<MailPurpose, Words>> = {
  signup: {
    subject: 'Confirm your e-mail address for Playbook',
    lead: 'Welcome to Playbook. Confirm your e-mail address to finish your sign-up.',
    button: 'Confirm the address',
  },
  magiclink: {
    subject: 'Sign in to Playbook',
    lead: 'Sign in to Playbook with this link or code.',
    button: 'Sign in',
  },
  recovery: {
    subject: 'Set a new password for Playbook',
    lead: 'Somebody, hopefully you, asked for a new password for your Playbook account.',
    button: 'Set a new password',
  },
  invite: {
    subject: 'You are invited to Playbook',
    lead: 'You are invited to Playbook. Accept the invitation to sign in.',
    button: 'Accept the invitation',
  },
  email_change_current: {
    subject: CHANGE_SUBJECT,
    lead: 'Your Playbook account is to get another e-mail address. Confirm it here, and in the mail to the new address.',
    button: 'Confirm the change',
  },
  email_change_new: {
    subject: CHANGE_SUBJECT,
    lead: 'This is to be the e-mail address of your Playbook account. Confirm it here, and in the mail to the old address.',
    button: 'Confirm the address',
  },
  reauthentication: {
    subject: 'Your code for Playbook',
    lead: 'Enter this code in Playbook to confirm that it is you.',
    button: '',
  },
};

const LIFETIME_NOTE = 'It is good for one hour and can be used once.';
const STRANGER_NOTE = 'If you did not ask for this mail, you can ignore it. Never pass the code on.';

export interface LetterContent {
  readonly to: string;
  readonly purpose: MailPurpose;
  readonly code: string;
  /** Null where the code can only be typed. */
  readonly link: string | null;
}

/** Only the link holds anything that a person chose: its address to return to. */
const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words around a code and its link. */
export function writeLetter({ to, purpose, code, link }: LetterContent): Mail {
  const { subject, lead, button } = WORDS[purpose];
  const text = [
    lead,
    ...(link === null ? [] : [`${button}:\n${link}`]),
    `Code: ${code}`,
    `${LIFETIME_NOTE} ${STRANGER_NOTE}`,
  ].join('\n\n');
  const html = [
    `<p>${lead}</p>`,
    ...(link === null ? [] : [`<p><a href="${escapeAttribute(link)}">${button}</a></p>`]),
    `<p>Code: <strong>${code}</strong></p>`,
    `<p>${LIFETIME_NOTE} ${STRANGER_NOTE}</p>`,
  ].join('\n');
  return { to, subject, text: `${text}\n`, html: `${html}\n` };
}
