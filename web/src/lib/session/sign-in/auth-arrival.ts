/** What the auth service appends to the address it sends the browser back to. */
const AUTH_PARAMETERS = ['code', 'error', 'error_code', 'error_description', 'sb_flow_id', 'state'];

const hashParameters = (url: URL): URLSearchParams => new URLSearchParams(url.hash.replace(/^#/, ''));

/** How the browser got here: back from the provider with a code, with a refusal, or in any other way. */
export type AuthArrival = 'code' | 'error' | 'none';

/** Reads from an address whether it is a return from the identity provider. */
export function readAuthArrival(href: string): AuthArrival {
  const url = new URL(href);
  const query = url.searchParams;
  const hash = hashParameters(url);
  if (query.has('error') || query.has('error_description') || hash.has('error')) return 'error';
  return query.has('code') ? 'code' : 'none';
}

/** The same address (path, query, hash) without what the auth service appended. */
export function withoutAuthParameters(href: string): string {
  const url = new URL(href);
  for (const name of AUTH_PARAMETERS) url.searchParams.delete(name);
  const hash = hashParameters(url);
  if (AUTH_PARAMETERS.some((name) => hash.has(name))) url.hash = '';
  return url.pathname + url.search + url.hash;
}
