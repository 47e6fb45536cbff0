import { z } from 'zod';

/** One entry of the allow list: a fixed scheme, and patterns for the host with its port and for the path with its query. */
export interface RedirectPattern {
  readonly protocol: string;
  readonly host: RegExp;
  readonly path: RegExp;
}

const PATTERN_PARTS = /^([a-z][a-z0-9+.-]*):\/\/([^/#]*)([^#]*)$/;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const WILDCARDS = /\*\*|\*|\?|[^*?]+/g;

/** `**` stands for any text, `*` for text without the separators `.` and `/`, `?` for one such character. */
function toRegExp(glob: string): RegExp {
  const source = (glob.match(WILDCARDS) ?? []).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';
    return part === '?' ? '[^./]' : part.replace(SPECIAL, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`, 'u');
}

/** Reads an entry such as `https://*.example.com/**`, or null for a text that is none. Host and path cannot run into each other. */
export function parseRedirectPattern(text: string): RedirectPattern | null {
  const [, scheme, host, path = ''] = PATTERN_PARTS.exec(text) ?? [];
  if (!scheme || host === undefined) return null;
  return { protocol: `${scheme}:`, host: toRegExp(host), path: toRegExp(path === '' ? '/' : path) };
}

export const matchesPattern = (url: URL, pattern: RedirectPattern): boolean =>
  url.protocol === pattern.protocol &&
  pattern.host.test(url.host) &&
  pattern.path.test(`${url.pathname || '/'}${url.search}`);

/** The setting `AUTH_REDIRECT_ALLOW_LIST`. */
export const redirectAllowListSetting = z
  .string()
  .default('')
  .transform((text, context): RedirectPattern[] => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    return entries.flatMap((entry) => {
      const pattern = parseRedirectPattern(entry);
      if (pattern) return [pattern];
      context.addIssue({
        code: 'custom',
        message: 'each entry must begin with a scheme, as in https://*.example.com/**',
      });
      return [];
    });
  });
