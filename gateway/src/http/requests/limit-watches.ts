import type { ServerResponse } from 'node:http';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_S = 30;

/**
 * Keeps so many watches open at a time; further ones are told to come back. A watch waits and does no work, so that it takes none of the
 * places of requests that do. When the gateway stops, watches end at once: whoever watched asks again, elsewhere.
 * @param isWatch Whether a route, by its path, is one
 */
export function limitWatches(
  fastify: FastifyInstance,
  maxWatches: number,
  isWatch: (path: string | undefined) => boolean,
): void {
  const open = new Set<ServerResponse>();
  fastify.addHook('preValidation', async ({ routeOptions }, { raw }) => {
    if (!isWatch(routeOptions.url)) return;
    if (open.size >= maxWatches)
      throw new ProcedureError('service_unavailable', 'Too many watches at once', { retryAfterS: RETRY_AFTER_S });
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  fastify.addHook('preClose', async () => {
    for (const response of open) response.destroy();
  });
}
