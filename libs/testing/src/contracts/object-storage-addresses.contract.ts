import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { waitUntil } from '../wait-until.js';

const CONTENT_TYPE = 'video/mp4';
const EXPIRES_IN_S = 60;
const SIZE_BYTES = 1_000;

type Change = (url: string) => string;
const withParameter =
  (pattern: RegExp, replace: (value: string) => string): Change =>
  (url) => {
    const address = new URL(url);
    const names = [...address.searchParams.keys()].filter((name) => pattern.test(name));
    expect(names).not.toEqual([]);
    for (const name of names) address.searchParams.set(name, replace(address.searchParams.get(name) ?? ''));
    return address.href;
  };
const flipped = (text: string): string => text.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));

/** Changes of an address that was signed. */
const TAMPERED: Readonly<Record<string, Change>> = {
  'another part': withParameter(/^partNumber$/, () => '2'),
  'another upload': withParameter(/^uploadId$/, flipped),
  'another signature': withParameter(/signature$/i, flipped),
  'no signature': (url) => url.replace(/&[^&]*signature=[^&]*/i, ''),
  'no parameters': (url) => url.replace(/\?.*/, ''),
  'a later end': withParameter(/expires$/i, (value) => String(Number(value) + 1_000)),
  'another object of the founder': (url) => url.replace('1760000000000.mp4', '1760000000001.mp4'),
  'another founder': (url) => url.replace(/[0-9a-f-]{36}\//, `${randomUUID()}/`),
  'a key above the bucket': (url) => url.replace(/[0-9a-f-]{36}\//, '%2e%2e/%2e%2e/'),
};

const NOT_IMPLEMENTED = 501;

/** Refused, and by no fault of the server's. */
const isRefusal = (status: number): boolean => (status >= 400 && status < 500) || status === NOT_IMPLEMENTED;

/** What addresses permit, and nothing else. */
export function describeSignedAddresses(storageOf: () => ObjectStorage): void {
  describe('an address for a part', () => {
    const content = new Uint8Array(randomBytes(SIZE_BYTES));
    const key = `${randomUUID()}/1760000000000.mp4`;
    let storage: ObjectStorage;
    let uploadId: string;

    const sign = (expiresInS = EXPIRES_IN_S): Promise<string> =>
      storage.signPart(key, uploadId, {
        partNumber: 1,
        sizeBytes: SIZE_BYTES,
        contentType: CONTENT_TYPE,
        expiresInS,
      });
    const send = (url: string, init: RequestInit = {}): Promise<Response> =>
      fetch(url, { method: 'PUT', body: content, headers: { 'content-type': CONTENT_TYPE }, ...init });

    async function expectRefusal(reply: Response): Promise<void> {
      expect([reply.status, isRefusal(reply.status)]).toEqual([reply.status, true]);
      await reply.arrayBuffer();
      expect(await storage.uploadedParts(key, uploadId)).toEqual([]);
    }

    beforeAll(async () => {
      storage = storageOf();
      ({ uploadId } = await storage.beginUpload(key, { contentType: CONTENT_TYPE, sizeBytes: SIZE_BYTES }));
    });

    it.each([
      ['one byte less', content.subarray(1)],
      ['one byte more', new Uint8Array([...content, 0])],
      ['nothing', new Uint8Array(0)],
    ])('does not let %s be sent', async (_, body) => {
      await expectRefusal(await send(await sign(), { body }));
    });

    it('does not let a size be left open', async () => {
      const body = new Blob([content]).stream();
      const options: RequestInit & { duplex: string } = { body, duplex: 'half' };
      await expectRefusal(await send(await sign(), options));
    });

    it.each([['text/html'], [`${CONTENT_TYPE}; x=1`], ['']])('does not let the type %j be sent', async (type) => {
      await expectRefusal(await send(await sign(), { headers: { 'content-type': type } }));
    });

    it.each(['POST', 'DELETE'])('does not let %s be used', async (method) => {
      await expectRefusal(await send(await sign(), { method }));
    });

    it.each(Object.entries(TAMPERED))('does not work with %s', async (_, change) => {
      await expectRefusal(await send(change(await sign())));
    });

    it('does not let the object be read', async () => {
      const reply = await fetch(await sign());
      await expectRefusal(reply);
    });

    it('does not work when it has expired', async () => {
      const url = await sign(1);
      await waitUntil(async () => {
        // Of another size, so that it is refused until then, too.
        const reply = await send(url, { body: content.subarray(1) });
        const text = await reply.text();
        return isRefusal(reply.status) && /expired/i.test(text);
      });
      await expectRefusal(await send(url));
    });
  });

  describe('an address for reading', () => {
    const content = randomBytes(SIZE_BYTES);
    const key = `${randomUUID()}/1760000000000.mp4`;
    let storage: ObjectStorage;

    const sign = (expiresInS = EXPIRES_IN_S): Promise<string> =>
      storage.signDownload(key, { contentType: CONTENT_TYPE, expiresInS, fileName: 'Take "2" für Ada.mp4' });

    beforeAll(async () => {
      storage = storageOf();
      for (const stored of [key, key.replace('0.mp4', '1.mp4')]) {
        await storage.put(stored, content, { contentType: 'application/octet-stream', sizeBytes: SIZE_BYTES });
      }
    });

    it('gives the object, to be shown as the type that was signed', async () => {
      const reply = await fetch(await sign());
      expect(reply.status).toBe(200);
      expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': CONTENT_TYPE,
        'content-length': String(SIZE_BYTES),
        'cache-control': expect.stringContaining('no-store'),
        'content-disposition': expect.stringMatching(
          /^inline; filename="Take _2_ f_r Ada.mp4"; filename\*=UTF-8''Take/,
        ),
        etag: expect.any(String),
      });
    });

    it('gives the facts to HEAD', async () => {
      const url = await storage.signDownload(key, { contentType: CONTENT_TYPE, expiresInS: EXPIRES_IN_S });
      // S3 signs the method, so that there it is refused.
      const reply = await fetch(url, { method: 'HEAD' });
      expect([200, 403]).toContain(reply.status);
      expect(await reply.text()).toBe('');
    });

    it.each([
      ['bytes=0-0', 'bytes 0-0/1000', 0, 1],
      ['bytes=100-199', 'bytes 100-199/1000', 100, 200],
      ['bytes=900-', 'bytes 900-999/1000', 900, 1_000],
      ['bytes=-10', 'bytes 990-999/1000', 990, 1_000],
      ['bytes=990-5000', 'bytes 990-999/1000', 990, 1_000],
    ])('gives the range %s', async (range, contentRange, start, end) => {
      const reply = await fetch(await sign(), { headers: { range } });
      expect([reply.status, reply.headers.get('content-range')]).toEqual([206, contentRange]);
      expect(Buffer.from(await reply.arrayBuffer()).equals(content.subarray(start, end))).toBe(true);
    });

    it('refuses a range behind the end', async () => {
      const reply = await fetch(await sign(), { headers: { range: 'bytes=1000-' } });
      await reply.arrayBuffer();
      expect(reply.status).toBe(416);
    });

    it.each(['PUT', 'POST', 'DELETE'])('does not let %s be used', async (method) => {
      const reply = await fetch(await sign(), { method });
      await reply.arrayBuffer();
      expect([reply.status, isRefusal(reply.status)]).toEqual([reply.status, true]);
      expect(await storage.head(key)).toEqual({ contentType: 'application/octet-stream', sizeBytes: SIZE_BYTES });
    });

    const reading = Object.entries({
      ...TAMPERED,
      'another type': withParameter(/content-?type$/i, () => 'text/html'),
    }).filter(([name]) => !['another part', 'another upload'].includes(name));
    it.each(reading)('does not work with %s', async (_, change) => {
      const reply = await fetch(change(await sign()));
      await reply.arrayBuffer();
      expect([reply.status, isRefusal(reply.status)]).toEqual([reply.status, true]);
    });

    it('does not work when it has expired', async () => {
      const url = await sign(1);
      let status = 200;
      await waitUntil(async () => {
        const reply = await fetch(url);
        await reply.arrayBuffer();
        ({ status } = reply);
        return status !== 200;
      });
      expect(status).toBe(403);
    });
  });
}
