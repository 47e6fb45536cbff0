import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request that names no host or several (RFC 9112, section 3.2): two servers in a row could each believe another one.
 * HTTP 1.0 knows no hosts.
 */
export function refuseHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.headersDistinct['host']?.length ?? 0;
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
    throw new ProcedureError('validation_failed', 'Name one host');
  });
}
