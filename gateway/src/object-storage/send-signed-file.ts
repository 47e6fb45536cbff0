import { Readable } from 'node:stream';
import send from '@fastify/send';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { contentDisposition } from '@playbook/service-kit/object-storage/content-disposition';
import type { PermittedFile } from '@playbook/service-kit/object-storage/files/signed-files';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RANGE_NOT_SATISFIABLE = 416;

/** What a founder uploaded is shown or played, and nothing in it runs; the address is a permission, and is kept by nobody. */
const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  // Pages of other origins that the gateway serves may play it, too; who has the address may read it.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Sends a file, whole, in a range (RFC 9110, section 14) or, by `If-None-Match`, not again. @throws ProcedureError */
export async function sendSignedFile(
  file: PermittedFile,
  request: FastifyRequest,
  reply: FastifyReply,
  watch: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Promise<void> {
  const found = await send(request.raw, `/${file.key}`, {
    root: file.folder,
    cacheControl: false,
    contentType: false,
    dotfiles: 'deny',
    index: false,
  });
  if (found.statusCode === RANGE_NOT_SATISFIABLE) {
    void reply.header('content-range', found.headers['Content-Range']);
    throw new ProcedureError('range_not_satisfiable', 'The object has no such bytes');
  }
  if (found.type !== 'file') throw new ProcedureError('not_found', 'There is nothing at this address');
  void reply.headers({ ...found.headers, ...FILE_HEADERS });
  void reply.header('content-type', file.contentType);
  void reply.header('content-disposition', contentDisposition(file.fileName));
  const body = Readable.from(watch(found.stream), { objectMode: false });
  // Also where nobody has read a byte of it.
  body.once('close', () => found.stream.destroy());
  await reply.status(found.statusCode).send(body);
}
