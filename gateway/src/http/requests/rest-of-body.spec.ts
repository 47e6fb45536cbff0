import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { awaitRestOfBody } from './rest-of-body.js';

const MEBIBYTE = 1_048_576;
const CHUNK = Buffer.alloc(MEBIBYTE, 'a');

/** Posts a body as a client does that writes all of it before it reads. @throws what the connection ends with */
async function post(url: string, contentType: string, chunks: number): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-type: ${contentType}\r\n`);
  socket.write(`content-length: ${chunks * MEBIBYTE}\r\n\r\n`);
  for (let sent = 0; sent < chunks; sent += 1) if (!socket.write(CHUNK)) await once(socket, 'drain');
  return text(socket);
}

describe('a refused body', () => {
  let fastify: FastifyInstance;
  let url: string;

  beforeEach(async () => {
    fastify = Fastify({ bodyLimit: 1_000 });
    awaitRestOfBody(fastify);
    fastify.post('/', () => 'taken');
    url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => fastify.close());

  it.each([
    ['that is too large', 'application/json', 413],
    ['of another media type', 'image/png', 415],
  ])('%s does not cost its client the answer', async (_name, contentType, status) => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => post(url, contentType, 12)));
    for (const reply of replies) expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('is not read for ever', async () => {
    await expect(post(url, 'application/json', 1_000)).rejects.toThrow(/EPIPE|ECONNRESET/);
  });

  it('does not hold up a request that is whole', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await (await fetch(url, { method: 'POST', body: '{}', headers: json })).text()).toBe('taken');
    expect((await fetch(url)).status).toBe(404);
  });
});
