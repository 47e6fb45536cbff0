import type { ServerResponse } from 'node:http';
import { PAGE_STYLE_SOURCE } from './page-style.js';

/** Where a form may lead: browsers apply the rule to the redirects that follow too, up to a web app on another port. */
const LOOPBACK_SOURCES = 'http://localhost:* http://127.0.0.1:*';

/** Headers of every response of the provider. */
export function setPageHeaders(response: ServerResponse, redirectUris: readonly string[]): void {
  const targets = redirectUris.map((uri) => new URL(uri).origin).join(' ');
  const policy = [
    "default-src 'none'",
    `style-src ${PAGE_STYLE_SOURCE}`,
    'img-src data:',
    `form-action 'self' ${targets} ${LOOPBACK_SOURCES}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Robots-Tag', 'noindex');
}

/** Sends a whole page. */
export function sendPage(response: ServerResponse, status: number, page: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
}
