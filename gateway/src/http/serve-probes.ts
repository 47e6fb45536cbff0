import type { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import type { FastifyInstance } from 'fastify';

/** Served whatever else there is to do. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** `/livez` speaks for the process alone, `/readyz` for each of its dependencies. */
export function serveProbes(fastify: FastifyInstance, health: HealthRegistry): void {
  fastify.get('/livez', (_request, reply) => reply.send({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const report = await health.readiness();
    return reply.status(report.status === 'ok' ? 200 : 503).send(report);
  });
}
