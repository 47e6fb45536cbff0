import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that programs call; pages and their files need no permission. */
const API_PATH = /^\/(auth|functions|rest|storage)\/v1\//;
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS =
  'apikey, authorization, content-type, x-client-info, x-supabase-api-version, idempotency-key, traceparent, tracestate';
/** The auth client reads an error's code only where it can see the version. */
const EXPOSED_HEADERS = 'X-Supabase-Api-Version, X-Total-Count, Link, Retry-After';
const PREFLIGHT_FRESH_S = 600;
const NO_CONTENT = 204;

/**
 * Lets web apps of the configured origins call the API, errors included. Founders are known by their token, never by cookies, so
 * credentials are not allowed, and a foreign origin gets no header at all.
 */
export function allowOrigins(fastify: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!permitOrigin(origins, request, reply)) return undefined;
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    return isPreflight ? respondToPreflight(reply) : undefined;
  });
}

/** Lets the web app that asks read the response. @returns whether it is one of the configured origins */
export function permitOrigin(origins: readonly string[], request: FastifyRequest, reply: FastifyReply): boolean {
  if (origins.length === 0 || !API_PATH.test(request.url)) return false;
  void reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  void reply.header('access-control-allow-origin', origin);
  void reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  return true;
}

const respondToPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .status(NO_CONTENT)
    .header('access-control-allow-methods', ALLOWED_METHODS)
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', String(PREFLIGHT_FRESH_S))
    .send();
