import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

const OK = 200;

/** The player of the demo library, which sets no cookies before it plays. */
const PLAYER = 'https://www.youtube-nocookie.com';

/** What neither a page of ours nor anything in it ever uses. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** What the player is given by its frame; it must be allowed here too. */
const PLAYER_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** A Permissions-Policy; helmet has none. */
const PERMISSIONS_POLICY = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ...PLAYER_FEATURES.map((feature) => `${feature}=(self "${PLAYER}")`),
  'clipboard-write=(self)',
  // Answers of a mock interview may be spoken; the browser asks the founder first.
  'microphone=(self)',
].join(', ');

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Security headers of every response. Pages run and show only what comes from here, and nobody may frame them.
 * @param storageOrigin Where browsers send and read objects, when that is not here.
 */
export function securityHeaders(publicUrl: string, storageOrigin: string | null = null): SecurityHeaders {
  const stored = storageOrigin === null ? [] : [storageOrigin];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const writeHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Not even data: addresses or the pictures of sign-in providers, which no screen shows. What the page itself made of a
        // founder's file before it is sent has a blob: address.
        imgSrc: ["'self'", 'blob:', ...stored],
        mediaSrc: ["'self'", 'blob:', ...stored],
        connectSrc: ["'self'", ...stored],
        frameSrc: [PLAYER],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  writeHeaders(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Sets headers on the bare response, so that other applications below a path of ours have them too. */
export function setHeaders({ raw }: FastifyReply, headers: SecurityHeaders): void {
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
}

/** Security headers and a cache policy on every response that passes the hooks. Call it before other hooks may respond. */
export function secureAnswers(fastify: FastifyInstance, headers: SecurityHeaders): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    setHeaders(reply, headers);
    done();
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
