import { JSON_BODY_MAX_BYTES } from '@playbook/contracts/core/limits';
import type { Route } from '@playbook/contracts/core/route';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

const MAX_DEPTH = 64;

/** Depth of the deepest bracket outside strings. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

/** Gives the routes that take less than others their own largest body. Call it before routes are added. */
export function limitBodies(fastify: FastifyInstance, routes: readonly Route[]): void {
  const limits = new Map(routes.map(({ path, bodyMaxBytes }) => [path as string, bodyMaxBytes]));
  fastify.addHook('onRoute', (route) => {
    const bodyLimit = limits.get(route.url);
    if (bodyLimit !== undefined) Object.assign(route, { bodyLimit });
  });
}

/**
 * Reads JSON bodies up to 1 MiB and 64 levels. An empty body counts as none: the auth client announces JSON on every POST,
 * also where it sends nothing.
 */
export function acceptJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_MAX_BYTES },
    (request, body: string, done) => {
      if (body.length === 0) return done(null, undefined);
      if (depthOf(body) > MAX_DEPTH) return done(new ProcedureError('bad_json', 'The body is nested too deeply'));
      return parse(request, body, done);
    },
  );
}
