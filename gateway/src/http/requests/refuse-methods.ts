import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

interface Served {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** What serves an address of any form, such as another application, is not ours to judge. */
const isExact = (url: string): boolean => !url.includes('*');

const toPattern = (url: string): RegExp => {
  const segments = url
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', '\\.')));
  return new RegExp(`^${segments.join('/')}$`);
};

/** Responds with 405 and `Allow` where an address exists and the method does not. Call it before routes are added. */
export function refuseMethods(fastify: FastifyInstance): void {
  const served = new Map<string, Served>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!isExact(url)) return;
    const entry = served.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    served.set(url, entry);
    for (const name of [method].flat()) entry.methods.add(name);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...served.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    if (methods.length === 0 || methods.includes(request.method)) return;
    void reply.header('allow', [...new Set(methods)].toSorted().join(', '));
    throw new ProcedureError('method_not_allowed', 'This address does not answer to this method');
  });
}
