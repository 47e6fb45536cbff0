import type { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { allowSlowBody } from '../connections/body-deadline.js';
import { type FailureLogs, reportFailure } from '../http/errors/report-failure.js';
import { sendError } from '../http/errors/send-error.js';
import { toRequestError } from '../http/errors/to-gateway-error.js';
import { StreamedGarbage } from './streamed-garbage.js';
import { sendSignedFile } from './send-signed-file.js';

const PATH = '/storage/v1/:bucket/*';
const SERVED_METHODS = ['GET', 'HEAD', 'PUT'] as const;
const REFUSED_METHODS = ['DELETE', 'PATCH', 'POST'] as const;

interface ObjectRequest {
  readonly Params: { readonly bucket: string; readonly '*': string };
}

/**
 * Serves the signed addresses of objects that are files. The address is the permission: there is no session, and what is not signed
 * like this is refused before a byte of its body is read.
 */
export async function serveSignedFiles(fastify: FastifyInstance, files: SignedFiles, logs: FailureLogs): Promise<void> {
  const garbage = new StreamedGarbage();
  await fastify.register(async (scope) => {
    scope.setErrorHandler(async (fault, request, reply) => {
      const error = toRequestError(fault, request.raw);
      reportFailure(error, request, logs);
      await sendError(error, request, reply);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route<ObjectRequest>({
      method: [...SERVED_METHODS],
      url: PATH,
      handler: (request, reply) =>
        request.method === 'PUT'
          ? receivePart({ files, garbage }, request, reply)
          : readObject({ files, garbage }, request, reply),
    });
    scope.route({
      method: [...REFUSED_METHODS],
      url: PATH,
      handler: async (_request, reply) => {
        void reply.header('allow', SERVED_METHODS.join(', '));
        throw new ProcedureError('method_not_allowed', 'This address does not answer to this method');
      },
    });
  });
}

const objectOf = ({ params }: FastifyRequest<ObjectRequest>) => ({ bucket: params.bucket, key: params['*'] });

interface Door {
  readonly files: SignedFiles;
  readonly garbage: StreamedGarbage;
}

async function receivePart(
  { files, garbage }: Door,
  request: FastifyRequest<ObjectRequest>,
  reply: FastifyReply,
): Promise<void> {
  const { headers, raw } = request;
  const sent = { contentType: headers['content-type'], contentLength: headers['content-length'] };
  const part = files.permitPart(objectOf(request), request.query, sent);
  allowSlowBody(raw);
  // It is left open when the part is refused half-way, so that the client gets the response.
  await files.receivePart(part, noted(raw.iterator({ destroyOnReturn: false }), garbage));
  await reply.status(200).send();
}

async function readObject(
  { files, garbage }: Door,
  request: FastifyRequest<ObjectRequest>,
  reply: FastifyReply,
): Promise<void> {
  const permission = files.permitDownload(objectOf(request), request.query);
  await sendSignedFile(await files.find(permission), request, reply, (chunks) => noted(chunks, garbage));
}

/** The same chunks. */
async function* noted(chunks: AsyncIterable<Buffer>, garbage: StreamedGarbage): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    garbage.note(chunk.length);
    yield chunk;
  }
}
