import fastifyStatic from '@fastify/static';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { FastifyInstance } from 'fastify';

/** Of the page on which others read what a founder shares: nothing tells where it is, and no search engine keeps it. */
const READING_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' };
const YEAR_S = 31_536_000;

/** Serves the built web app: its files, compressed ahead of time, and its page at every address of a screen. */
export async function serveWeb(fastify: FastifyInstance, webDirectory: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names below assets/ carry a hash of their content; everything else may change with the next release.
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  for (const path of Object.values(WEB_PATHS)) {
    // The app itself drops a slash at the end.
    const addresses = path.endsWith('/') ? [path] : [path, `${path}/`];
    const headers = path === WEB_PATHS.shared ? READING_HEADERS : {};
    for (const address of addresses)
      fastify.get(address, (_request, reply) => reply.headers(headers).sendFile('index.html'));
  }
}
