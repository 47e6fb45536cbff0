import type { ErrorCode } from '@playbook/contracts/shared/errors';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';

/** Why a sign-in failed, in the terms of RFC 6749, section 4.1.2.1, and of the wire contract. */
export interface RedirectError {
  readonly error: string;
  readonly code?: ErrorCode;
  readonly description: string;
}

/** Adds parameters behind those that the address has; the existing ones stay as they were written. */
function withQuery(target: string, parameters: URLSearchParams): URL {
  const url = new URL(target);
  url.search = url.search === '' ? `${parameters}` : `${url.search}&${parameters}`;
  return url;
}

/** Success of a flow that began with a code challenge. */
export const codeAnswer = (target: string, authCode: string): string =>
  withQuery(target, new URLSearchParams({ code: authCode })).href;

/** Success of a flow without one: the session in the fragment, which browsers send nowhere. */
export function implicitAnswer(target: string, session: Session, providerToken: string): string {
  const url = new URL(target);
  const parameters = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_token: providerToken,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  });
  url.hash = parameters.toString();
  return url.href;
}

/** Failure, in the query and in the fragment: clients of either flow look at one of them. */
export function errorAnswer(target: string, { error, code, description }: RedirectError): string {
  const parameters = new URLSearchParams({ error, ...(code && { error_code: code }), error_description: description });
  const url = withQuery(target, parameters);
  url.hash = parameters.toString();
  return url.href;
}
