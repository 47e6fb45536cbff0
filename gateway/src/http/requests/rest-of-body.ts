import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How much of a refused body is read and thrown away, and for how long, before the connection is closed all the same. */
const DISCARDED_MAX_BYTES = 16 * 1_048_576;
const DISCARDING_MAX_MS = 5_000;

function discardRest(body: IncomingMessage, then: () => void): void {
  let discardedBytes = 0;
  const finish = (): void => {
    clearTimeout(timer);
    body.off('data', discard).off('end', finish).off('close', finish);
    then();
  };
  const discard = (chunk: Buffer): void => {
    discardedBytes += chunk.length;
    if (discardedBytes > DISCARDED_MAX_BYTES) finish();
  };
  const timer = setTimeout(finish, DISCARDING_MAX_MS);
  body.on('data', discard).on('end', finish).on('close', finish).resume();
}

/**
 * Returns a request whose body is refused half-way only when the rest of it has come: a connection closed while its client
 * still writes is reset, and the client loses the response that says why (RFC 9112, section 9.6).
 */
export function awaitRestOfBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (raw.complete || raw.destroyed) done(null, payload);
    else discardRest(raw, () => done(null, payload));
  });
}
