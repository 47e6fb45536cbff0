import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

const FORM_MAX_BYTES = 65_536;

/** Reads form bodies at the addresses whose contract says so, and nowhere else: a form needs no permission across origins. */
export function acceptForms(fastify: FastifyInstance, paths: readonly string[]): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (request, body: string, done) => {
      if (!paths.includes(request.routeOptions.url ?? '')) {
        return done(new ProcedureError('unsupported_media_type', 'Send application/json'));
      }
      return done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}
