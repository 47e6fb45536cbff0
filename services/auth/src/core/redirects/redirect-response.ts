import type { ErrorCode } from '@playbook/contracts/core/errors';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';

/** Why a sign-in failed, in the terms of RFC 6749, section 4.1.2.1, and of the wire contract. */
export interface RedirectError {
  readonly error: string;
  readonly code?: ErrorCode;
  readonly description: string;
}

interface Places {
  readonly query?: boolean;
  readonly fragment?: boolean;
}

/** Adds parameters behind those that the address has; the existing ones stay as they were written. */
function withParameters(target: string, parameters: Readonly<Record<string, string>>, places: Places): string {
  const url = new URL(target);
  const text = new URLSearchParams(parameters).toString();
  if (places.query) url.search = url.search === '' ? text : `${url.search}&${text}`;
  if (places.fragment) url.hash = text;
  return url.href;
}

/** Success of a flow that began with a code challenge. */
export const codeRedirect = (target: string, authCode: string): string =>
  withParameters(target, { code: authCode }, { query: true });

export interface SessionOrigin {
  /** Access token of the identity provider that the person signed in with. */
  readonly providerToken?: string;
  /** Type of the mailed link that was opened. */
  readonly linkType?: string;
}

/** Success of a flow without one: the session in the fragment, which browsers send nowhere. */
export function sessionRedirect(target: string, session: Session, { providerToken, linkType }: SessionOrigin): string {
  const parameters = {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...(providerToken !== undefined && { provider_token: providerToken }),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...(linkType !== undefined && { type: linkType, sb: '' }),
  };
  return withParameters(target, parameters, { fragment: true });
}

/** A word to the person where there is no session yet; flows with a code challenge look for it in the query. */
export const messageRedirect = (target: string, message: string, hasChallenge: boolean): string =>
  withParameters(target, { message, sb: '' }, { query: hasChallenge, fragment: true });

/** Failure, in the query and in the fragment: clients of either flow look at one of them. */
export function errorRedirect(target: string, { error, code, description }: RedirectError): string {
  const parameters = { error, ...(code && { error_code: code }), error_description: description };
  return withParameters(target, parameters, { query: true, fragment: true });
}
