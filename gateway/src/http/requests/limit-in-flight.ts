import type { ServerResponse } from 'node:http';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';
import { PROBE_PATHS } from '../serve-probes.js';

const RETRY_AFTER_S = 1;

/** A request that has its place among those being responded to. */
interface Place {
  /** Whether the handler has given a response, which may still be on its way. */
  isAnswered: boolean;
}

/**
 * Serves so many requests at a time; further ones are told to come back, which is quicker for everybody than a queue. A request
 * counts from when it has arrived whole until its handler is done and its response is sent: a client that goes away early does not
 * make room for the next while the work goes on. Probes are always served, and watches have a limit of their own.
 */
export function limitInFlight(
  fastify: FastifyInstance,
  maxRequests: number,
  isWatch: (path: string | undefined) => boolean,
): void {
  const places = new Map<ServerResponse, Place>();
  const leaveIfDone = (response: ServerResponse, isDone: boolean): void => {
    if (isDone && response.closed) places.delete(response);
  };
  fastify.addHook('preValidation', async ({ routeOptions }, reply) => {
    if (PROBE_PATHS.has(routeOptions.url ?? '') || isWatch(routeOptions.url)) return;
    if (places.size >= maxRequests) {
      throw new ProcedureError('service_unavailable', 'Too many requests at once', { retryAfterS: RETRY_AFTER_S });
    }
    const place: Place = { isAnswered: false };
    places.set(reply.raw, place);
    // What another application responds with (`hijack`) has no response of ours.
    reply.raw.once('close', () => leaveIfDone(reply.raw, place.isAnswered || reply.sent));
  });
  fastify.addHook('onSend', async (_request, { raw }) => {
    const place = places.get(raw);
    if (place === undefined) return;
    place.isAnswered = true;
    leaveIfDone(raw, true);
  });
}
