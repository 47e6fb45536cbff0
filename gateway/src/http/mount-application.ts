import type { FastifyInstance } from 'fastify';
import type { Mount } from '../gateway-options.js';

/** Hands every request below a path to another HTTP application, with its body unread. */
export async function mountApplication(fastify: FastifyInstance, { path, handle }: Mount): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of [path, `${path}/*`]) {
      scope.all(url, (request, reply) => {
        reply.hijack();
        const address = request.raw.url ?? '/';
        // What frameworks with mount points expect: the full address beside the one relative to the mount.
        Object.assign(request.raw, { originalUrl: address, url: address.slice(path.length) || '/' });
        handle(request.raw, reply.raw);
      });
    }
  });
}
