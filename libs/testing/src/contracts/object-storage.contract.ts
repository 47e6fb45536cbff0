import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ObjectStorage, PART_BYTES } from '@playbook/service-kit/object-storage/object-storage.port';
import { describeSignedAddresses } from './object-storage-addresses.contract.js';

const CONTENT_TYPE = 'video/mp4';
const EXPIRES_IN_S = 60;

export interface OpenedStorage {
  readonly storage: ObjectStorage;
  close(): Promise<void>;
}

/** Everything that a list yields. */
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const put = (url: string, body: Buffer, contentType = CONTENT_TYPE): Promise<Response> =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } });

/** Runs work with a file that is gone afterwards. */
async function withFile(content: Buffer, work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-objects-'));
  try {
    await writeFile(join(folder, 'in'), content);
    await work(join(folder, 'in'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * What every object storage must do; browsers are played by real HTTP requests to the addresses that it signs.
 * @param open A bucket that nobody else uses.
 */
export function objectStorageContract(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`object storage contract over ${name}`, () => {
    let opened: OpenedStorage;
    let storage: ObjectStorage;
    /** Too large for one part. */
    const video = randomBytes(PART_BYTES + 1_000);
    const facts = { contentType: CONTENT_TYPE, sizeBytes: video.length };
    const newKey = (): string => `${randomUUID()}/1760000000000.mp4`;
    const partOf = (partNumber: number): Buffer =>
      video.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);

    async function sendPart(key: string, uploadId: string, partNumber: number): Promise<void> {
      const content = partOf(partNumber);
      const permission = { partNumber, sizeBytes: content.length, contentType: CONTENT_TYPE, expiresInS: EXPIRES_IN_S };
      const reply = await put(await storage.signPart(key, uploadId, permission), content);
      expect([partNumber, reply.status, await reply.text()]).toEqual([partNumber, 200, '']);
    }

    async function upload(key: string): Promise<string> {
      const { uploadId, parts, partBytes } = await storage.beginUpload(key, facts);
      expect({ parts, partBytes }).toEqual({ parts: 2, partBytes: PART_BYTES });
      for (const partNumber of [1, 2]) await sendPart(key, uploadId, partNumber);
      await storage.completeUpload(key, uploadId, facts);
      return uploadId;
    }

    beforeAll(async () => {
      opened = await open();
      ({ storage } = opened);
      await storage.check();
    });
    afterAll(() => opened.close());

    describeSignedAddresses(() => storage);

    it('stores what a browser uploads in parts, with its type', async () => {
      const key = newKey();
      expect(await storage.head(key)).toBeNull();
      await upload(key);
      expect(await storage.head(key)).toEqual(facts);
      expect((await buffer(await storage.read(key))).equals(video)).toBe(true);
    });

    it('goes on with an upload after a lost connection, with the parts that are missing', async () => {
      const key = newKey();
      const { uploadId } = await storage.beginUpload(key, facts);
      await sendPart(key, uploadId, 2);
      expect(await storage.uploadedParts(key, uploadId)).toEqual([{ partNumber: 2, sizeBytes: 1_000 }]);
      await expect(storage.completeUpload(key, uploadId, facts)).rejects.toMatchObject({ code: 'conflict' });
      await sendPart(key, uploadId, 1);
      // The response to a part may be lost, too.
      await sendPart(key, uploadId, 1);
      await storage.completeUpload(key, uploadId, facts);
      expect((await buffer(await storage.read(key))).equals(video)).toBe(true);
    });

    it('completes an upload that was completed before', async () => {
      const key = newKey();
      const uploadId = await upload(key);
      await storage.completeUpload(key, uploadId, facts);
      expect(await storage.head(key)).toEqual(facts);
    });

    it('does not complete an upload with other sizes than announced', async () => {
      const key = newKey();
      const { uploadId } = await storage.beginUpload(key, facts);
      await sendPart(key, uploadId, 2);
      const larger = { ...facts, sizeBytes: 1_001 };
      await expect(storage.completeUpload(key, uploadId, larger)).rejects.toMatchObject({ code: 'conflict' });
      expect(await storage.head(key)).toBeNull();
    });

    it('forgets an upload that is aborted, as often as it is', async () => {
      const key = newKey();
      const { uploadId } = await storage.beginUpload(key, facts);
      await sendPart(key, uploadId, 2);
      await storage.abortUpload(key, uploadId);
      await storage.abortUpload(key, uploadId);
      await expect(storage.uploadedParts(key, uploadId)).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage.completeUpload(key, uploadId, facts)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('names the uploads that are still open', async () => {
      const key = newKey();
      const { uploadId } = await storage.beginUpload(key, facts);
      const later = new Date(Date.now() + 60_000);
      expect(await all(storage.openUploads(later))).toContainEqual(expect.objectContaining({ key, uploadId }));
      const before = (await all(storage.openUploads(new Date(0)))).map((found) => found.uploadId);
      expect(before).not.toContain(uploadId);
      await storage.abortUpload(key, uploadId);
      expect((await all(storage.openUploads(later))).map((found) => found.uploadId)).not.toContain(uploadId);
    });

    it.each([
      ['bytes', (content: Buffer) => content],
      ['a stream', (content: Buffer) => Readable.from([content.subarray(0, 10), content.subarray(10)])],
    ])('stores %s of a service, in place of what was there', async (_, contentOf) => {
      const key = newKey();
      const picture = randomBytes(5_000);
      await storage.put(key, Buffer.from('old'), { contentType: 'text/plain', sizeBytes: 3 });
      await storage.put(key, contentOf(picture), { contentType: 'image/jpeg', sizeBytes: picture.length });
      expect(await storage.head(key)).toEqual({ contentType: 'image/jpeg', sizeBytes: picture.length });
      expect((await buffer(await storage.read(key))).equals(picture)).toBe(true);
    });

    it.each([4, 6])('refuses 5 bytes that are announced as %d', async (sizeBytes) => {
      const key = newKey();
      for (const content of [Buffer.from('bytes'), Readable.from([Buffer.from('bytes')])]) {
        const stored = storage.put(key, content, { contentType: 'text/plain', sizeBytes });
        await expect(stored).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(await storage.head(key)).toBeNull();
    });

    it('does not store in one step what is large', async () => {
      const key = newKey();
      await expect(storage.put(key, video, facts)).rejects.toBeInstanceOf(TypeError);
      expect(await storage.head(key)).toBeNull();
    });

    it.each([5_000, PART_BYTES, PART_BYTES + 1_000])(
      'stores a file of %d bytes, in place of what was there',
      async (sizeBytes) => {
        const key = newKey();
        const content = video.subarray(0, sizeBytes);
        const file = { contentType: CONTENT_TYPE, sizeBytes };
        await storage.put(key, Buffer.from('old'), { contentType: 'text/plain', sizeBytes: 3 });
        await withFile(content, async (path) => {
          for (const wrong of [sizeBytes - 1, sizeBytes + 1]) {
            const stored = storage.storeFile(key, path, { ...file, sizeBytes: wrong });
            await expect(stored).rejects.toMatchObject({ code: 'conflict' });
          }
          expect((await buffer(await storage.read(key))).toString()).toBe('old');
          await storage.storeFile(key, path, file);
        });
        expect(await storage.head(key)).toEqual(file);
        expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
        const founder = key.slice(0, key.indexOf('/'));
        const begun = await all(storage.openUploads(new Date(Date.now() + 60_000)));
        expect(begun.filter((one) => one.key.startsWith(founder))).toEqual([]);
      },
    );

    it('reads a range, and writes an object to a file', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('0123456789'), { contentType: 'text/plain', sizeBytes: 10 });
      expect((await buffer(await storage.read(key, { start: 2, end: 4 }))).toString()).toBe('234');
      await withFile(Buffer.from('old'), async (path) => {
        await storage.download(key, path);
        expect(await readFile(path, 'utf8')).toBe('0123456789');
      });
    });

    it('says that an object is not there', async () => {
      const key = newKey();
      await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage.download(key, '/dev/null')).rejects.toMatchObject({ code: 'not_found' });
      await expect(storage.remove(key)).resolves.toBeUndefined();
    });

    it('lists and removes what is below a prefix, and nothing else', async () => {
      const [founder, other] = [randomUUID(), randomUUID()];
      const keys = [`${founder}/1.mp4`, `${founder}/1/frame-1.jpg`, `${founder}/1/frame-2.jpg`];
      for (const key of [...keys, `${other}/1.mp4`]) {
        await storage.put(key, Buffer.from('x'), { contentType: 'text/plain', sizeBytes: 1 });
      }
      const { uploadId } = await storage.beginUpload(`${founder}/2.mp4`, facts);
      const listed = await all(storage.list(`${founder}/`));
      expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      expect(listed[0]).toMatchObject({ key: expect.any(String), sizeBytes: 1 });
      expect(Math.abs(Date.now() - (listed[0]?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
      expect((await all(storage.list(''))).length).toBeGreaterThanOrEqual(4);
      await storage.removePrefix(`${founder}/`);
      expect(await all(storage.list(`${founder}/`))).toEqual([]);
      await expect(storage.uploadedParts(`${founder}/2.mp4`, uploadId)).rejects.toMatchObject({ code: 'not_found' });
      expect(await storage.head(`${other}/1.mp4`)).not.toBeNull();
      await storage.remove(`${other}/1.mp4`);
      expect(await storage.head(`${other}/1.mp4`)).toBeNull();
    });

    it.each(['', '/', '../', 'a/../../', 'a', '.a/'])('removes nothing below %j', async (prefix) => {
      await expect(storage.removePrefix(prefix)).rejects.toBeInstanceOf(TypeError);
    });

    it.each(['', 'name', '../secret/x', 'a/../b', 'a/.b', '/a/b', 'a//b', 'a/b\0', 'a/b c', `a/${'b'.repeat(200)}`])(
      'has no object with the key %j',
      async (key) => {
        await expect((async () => storage.head(key))()).rejects.toBeInstanceOf(TypeError);
        await expect((async () => storage.beginUpload(key, facts))()).rejects.toBeInstanceOf(TypeError);
      },
    );
  });
}
