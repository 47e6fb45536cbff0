import { isLoopback } from './loopback.js';
import { matchesPattern, type RedirectPattern } from './redirect-pattern.js';

export interface RedirectPolicy {
  /** Where people land when they may not go where they ask to. */
  readonly siteUrl: string;
  readonly allowList: readonly RedirectPattern[];
  /** In development the web app's server may listen on another port of this machine. */
  readonly allowsLoopbackPorts: boolean;
}

const TARGET_MAX_CHARS = 2_048;
/** Controls, spaces and backslashes: browsers drop them or read them as something else. */
const DECEPTIVE = /[\s\p{Cc}\p{Cf}\\]/u;
const AUTHORITY = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)/i;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);
/** These run or show what the address itself holds, so no setting can allow them. */
const NEVER_ALLOWED: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'view-source:',
]);
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/**
 * Where a person goes after a sign-in: the address asked for when it is the site's own origin or on the allow list, else the
 * site. Never throws: an unusable request is not an error by the wire contract.
 */
export function resolveRedirectTarget(requested: string | undefined, policy: RedirectPolicy): string {
  const url = requested === undefined ? null : parseUnambiguous(requested);
  if (!url || !isAllowed(url, policy)) return policy.siteUrl;
  return url.href;
}

/**
 * The address without its fragment, or null when what stands in it is not literally where it leads: user info, numbers and
 * percent codes for hosts, missing slashes, international names in another form than the one that is looked up.
 */
function parseUnambiguous(text: string): URL | null {
  if (text.length > TARGET_MAX_CHARS || DECEPTIVE.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [, protocol = '', authority = ''] = AUTHORITY.exec(text) ?? [];
  const written = authority.toLowerCase();
  const isLiteral = written === url.host || written === url.host + (DEFAULT_PORTS[url.protocol] ?? '');
  if (protocol.toLowerCase() !== url.protocol || !isLiteral) return null;
  url.hash = '';
  return url;
}

function isAllowed(url: URL, policy: RedirectPolicy): boolean {
  if (NEVER_ALLOWED.has(url.protocol)) return false;
  const site = new URL(policy.siteUrl);
  if (WEB_PROTOCOLS.has(url.protocol) && isSameSite(url, site, policy.allowsLoopbackPorts)) return true;
  return policy.allowList.some((pattern) => matchesPattern(url, pattern));
}

function isSameSite(url: URL, site: URL, allowsLoopbackPorts: boolean): boolean {
  if (url.protocol !== site.protocol) return false;
  if (url.host === site.host) return true;
  return allowsLoopbackPorts && isLoopback(site) && isLoopback(url);
}

/** Where people may land after a sign-in, by this installation's settings. */
export class RedirectTargets {
  constructor(private readonly policy: RedirectPolicy) {}

  get siteUrl(): string {
    return this.policy.siteUrl;
  }

  /** The address asked for if it is allowed, else the site. */
  resolve(requested: string | undefined): string {
    return resolveRedirectTarget(requested, this.policy);
  }
}
