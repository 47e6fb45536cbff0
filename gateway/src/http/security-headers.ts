import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OK = 200;

/** Security headers on every answer. Inline scripts are forbidden; avatars may come from any https address. */
export async function setSecurityHeaders(fastify: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'"],
        // The player of the demo library, which sets no cookies before it plays.
        frameSrc: ['https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  // What founders store must not stay in caches; static files set their own policy.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    // An error must not outlive its cause.
    const isKeySet = request.url.startsWith('/auth/v1/.well-known/') && reply.statusCode === OK;
    if (isKeySet) void reply.header('cache-control', 'public, max-age=600');
    done(null, payload);
  });
}
