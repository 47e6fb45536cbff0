import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import type { MailLinkType } from '../mail-tokens/mail-purpose.js';

function withParameters(target: string, parameters: Record<string, string>, isInQuery: boolean): string {
  const url = new URL(target);
  const text = new URLSearchParams(parameters).toString();
  if (isInQuery) url.search = url.search === '' ? text : `${url.search}&${text}`;
  url.hash = text;
  return url.href;
}

/** The session in the fragment, which browsers send nowhere: success of a link whose flow had no code challenge. */
export const sessionLinkAnswer = (target: string, session: Session, type: MailLinkType): string =>
  withParameters(
    target,
    {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
      sb: '',
    },
    false,
  );

/** A word to the person where there is no session yet; flows with a code challenge look for it in the query. */
export const messageLinkAnswer = (target: string, message: string, hasChallenge: boolean): string =>
  withParameters(target, { message, sb: '' }, hasChallenge);
