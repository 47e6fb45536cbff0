import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SignedFiles } from '@playbook/service-kit/object-storage/files/signed-files';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { waitUntil } from '@playbook/testing/wait-until';
import { PUBLIC_URL, startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';
import { securityHeaders } from '../http/requests/security-headers.js';

const CONTENT_TYPE = 'video/mp4';
const SIZE_BYTES = 100_000;

let root: string;
let url: string;
let gateway: TestGateway;
let storage: ObjectStorage;
const content = randomBytes(SIZE_BYTES);
const facts = { contentType: CONTENT_TYPE, sizeBytes: SIZE_BYTES };

async function signPart(): Promise<{ url: string; key: string; uploadId: string }> {
  const key = `${randomUUID()}/1760000000000.mp4`;
  const { uploadId } = await storage.beginUpload(key, facts);
  const signed = await storage.signPart(key, uploadId, { partNumber: 1, expiresInS: 60, ...facts });
  return { url: signed, key, uploadId };
}

/** Sends the head of a part, and no body yet. */
async function beginSending(address: string): Promise<Socket> {
  const { hostname, port, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [`PUT ${pathname}${search} HTTP/1.1`, 'Host: x', `Content-Type: ${CONTENT_TYPE}`, 'Connection: close'];
  socket.write(`${[...head, `Content-Length: ${SIZE_BYTES}`].join('\r\n')}\r\n\r\n`);
  return socket;
}

const drafts = (): Promise<string[]> => readdir(join(root, 'demo-videos', 'drafts'));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-storage-'));
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const settings = objectStorageSchema.parse({
    PLAYBOOK_OBJECT_STORAGE_DIR: root,
    PLAYBOOK_OBJECT_STORAGE_SECRET: 'a secret of this test that is long enough',
  });
  const files = SignedFiles.open(settings, url);
  storage = await files.bucket('demo-videos');
  gateway = await startTestGateway({ storage: { files, origin: null } }, undefined, port);
});
afterAll(async () => {
  await gateway.stop();
  await rm(root, { recursive: true });
});

describe('an object that is a file', () => {
  const key = `${randomUUID()}/1760000000000.mp4`;
  let address: string;

  beforeAll(async () => {
    await storage.put(key, content, facts);
    address = await storage.signDownload(key, { contentType: CONTENT_TYPE, expiresInS: 60 });
  });

  it('is shown as what it is, runs nothing and is kept by nobody', async () => {
    const reply = await fetch(address);
    await reply.arrayBuffer();
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'content-type': CONTENT_TYPE,
      'x-content-type-options': 'nosniff',
    });
  });

  it('tells its facts without its bytes', async () => {
    const reply = await fetch(address, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([
      200,
      String(SIZE_BYTES),
      '',
    ]);
  });

  it('is sent from a byte on only while it is the same', async () => {
    const etag = (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
    const statusFor = async (ifRange: string): Promise<number> => {
      const reply = await fetch(address, { headers: { range: 'bytes=5-', 'if-range': ifRange } });
      await reply.arrayBuffer();
      return reply.status;
    };
    expect([await statusFor(etag), await statusFor('"another"')]).toEqual([206, 200]);
  });

  it('has no bytes behind its end, and says how many it has', async () => {
    const reply = await fetch(address, { headers: { range: `bytes=${SIZE_BYTES}-` } });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${SIZE_BYTES}`]);
    expect(await reply.json()).toMatchObject({ status: 416, code: 'range_not_satisfiable' });
  });
});

describe('what is refused', () => {
  it('has the form and the headers of every other refusal', async () => {
    const path = `/storage/v1/demo-videos/${randomUUID()}/1.mp4`;
    for (const [method, status] of [
      ['GET', 403],
      ['PUT', 403],
      ['DELETE', 405],
    ] as const) {
      const reply = await fetch(url + path, { method });
      expect(await reply.json()).toMatchObject({ status });
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        ...securityHeaders(PUBLIC_URL),
        'content-type': expect.stringContaining('application/problem+json'),
        'cache-control': 'no-store',
        ...(status === 405 && { allow: 'GET, HEAD, PUT' }),
      });
    }
  });

  it('is recorded without the address', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(gateway.securityLog, 'record').mockImplementation((...line) => {
      lines.push(JSON.stringify(line));
    });
    const { url: address, key } = await signPart();
    await fetch(address.replace('partNumber=1', 'partNumber=2'), { method: 'PUT' });
    write.mockRestore();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"route":"/storage/v1/:bucket/*"');
    expect(lines[0]).not.toContain(key);
    expect(lines[0]).not.toContain('signature');
  });

  it('is an upload for which there is no space', async () => {
    const huge = { ...facts, sizeBytes: Number.MAX_SAFE_INTEGER / 4 };
    await expect(storage.beginUpload(`${randomUUID()}/1.mp4`, huge)).rejects.toMatchObject({ code: 'storage_full' });
  });
});

describe('a part that arrives slowly', () => {
  it('is stored when its last byte has come, and not before', async () => {
    const { url: address, key, uploadId } = await signPart();
    const socket = await beginSending(address);
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.write(content.subarray(0, SIZE_BYTES - 1));
    await waitUntil(async () => (await drafts()).length === 1);
    expect(await storage.uploadedParts(key, uploadId)).toEqual([]);
    socket.write(content.subarray(SIZE_BYTES - 1));
    await waitUntil(() => reply !== '');
    expect(reply).toMatch(/^HTTP\/1.1 200/);
    expect(await storage.uploadedParts(key, uploadId)).toEqual([{ partNumber: 1, sizeBytes: SIZE_BYTES }]);
  });

  it('leaves nothing behind when its sender goes away', async () => {
    const { url: address, key, uploadId } = await signPart();
    const socket = await beginSending(address);
    socket.write(content.subarray(0, 50_000));
    await waitUntil(async () => (await drafts()).length === 1);
    socket.destroy();
    await waitUntil(async () => (await drafts()).length === 0);
    expect(await storage.uploadedParts(key, uploadId)).toEqual([]);
  });

  it('does not outlive its upload', async () => {
    const { url: address, key, uploadId } = await signPart();
    const socket = await beginSending(address);
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.write(content.subarray(0, 50_000));
    await waitUntil(async () => (await drafts()).length === 1);
    await storage.abortUpload(key, uploadId);
    socket.write(content.subarray(50_000));
    await waitUntil(() => reply !== '');
    expect(reply).toMatch(/^HTTP\/1.1 404/);
    expect(await drafts()).toEqual([]);
  });
});
