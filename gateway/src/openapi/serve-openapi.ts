import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { openApiDocument } from './openapi-document.js';

const DOCUMENT_PATH = '/docs/openapi.json';
const NOT_MODIFIED = 304;
const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Playbook API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="viewer"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/viewer.js"></script>
  </body>
</html>
`;
const START = `SwaggerUIBundle({ url: '${DOCUMENT_PATH}', dom_id: '#viewer', validatorUrl: null });\n`;

const POLICY = 'content-security-policy';
/** The viewer's style sheet holds its pictures; pages of the product have none of that kind. */
const withOwnPictures = (policy: string): string => policy.replace('img-src ', 'img-src data: ');

/** Files by address; the viewer is read when somebody opens it. */
const FILES = {
  '/docs': { type: 'text/html', read: async () => PAGE },
  '/docs/viewer.js': { type: 'text/javascript', read: async () => START },
  '/docs/swagger-ui.css': { type: 'text/css', read: () => readFile(join(VIEWER, 'swagger-ui.css'), 'utf8') },
  '/docs/swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readFile(join(VIEWER, 'swagger-ui-bundle.js'), 'utf8'),
  },
} as const;

/** Serves the description of the API for programs, and a viewer of it for people, all from here. */
export function serveOpenApi(fastify: FastifyInstance, document: ReturnType<typeof openApiDocument>): void {
  const body = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  fastify.get(DOCUMENT_PATH, (request, reply) => {
    void reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    if (request.headers['if-none-match'] === etag) return reply.status(NOT_MODIFIED).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.url === '/docs')
      void reply.header(POLICY, withOwnPictures(String(reply.raw.getHeader(POLICY))));
    done(null, payload);
  });
  for (const [path, { type, read }] of Object.entries(FILES)) {
    fastify.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .send(await read()),
    );
  }
}
