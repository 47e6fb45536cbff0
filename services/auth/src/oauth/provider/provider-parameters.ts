import type { authorizeQuerySchema } from '@playbook/contracts/auth/auth-wire.schema';
import type { z } from 'zod';

type AuthorizeQuery = z.output<typeof authorizeQuerySchema>;

/**
 * Parameters that are ours to set, in any letter case: those of the wire contract, and those by which a caller could replace
 * them (`request`, `request_uri`) or keep the response from reaching us (`response_mode`).
 */
const OURS: ReadonlySet<string> = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  // Read by this service itself
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
]);

const BASE_SCOPES = ['openid', 'email', 'profile'];

/** What a caller may tell the provider, such as `prompt`, `login_hint`, `access_type` or `hd`. */
export function passedOnParameters(query: AuthorizeQuery): URLSearchParams {
  const passedOn = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || OURS.has(name.toLowerCase())) continue;
    for (const each of Array.isArray(value) ? value : [value]) passedOn.append(name, each);
  }
  return passedOn;
}

/** The scopes a sign-in needs, and those asked for besides, separated by spaces or commas. */
export const scopeParameter = (scopes: string | undefined): string =>
  [...new Set([...BASE_SCOPES, ...(scopes ?? '').split(/[\s,]+/)])].filter((scope) => scope !== '').join(' ');
