import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { buildUploadedDemo } from '../../../testing/factories/files/demo-analysis.factory.js';
import { FakeGateway, problem } from '../../../testing/fake-gateway.js';
import { storeSession } from '../../../testing/store-session.js';
import { buildVideoFile } from '../../../testing/stubs/video-element.stub.js';
import { UPLOAD_ID, UploadServer } from '../../../testing/files/upload-server.js';
import { rememberedUpload, rememberUpload } from '../../../lib/file-upload/remembered-upload.js';
import { uploadFile } from '../../../lib/file-upload/upload-file.js';
import { DEMO_UPLOAD_KIND as KIND } from './demo-upload.js';

const OWNER = '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c';
const SIGN_PATH = `/rest/v1/demo-uploads/${UPLOAD_ID}/parts`;

describe('the upload of a video', () => {
  let gateway: FakeGateway;
  let server: UploadServer;
  let controller: AbortController;
  let sentBytes: number[];
  let waits: boolean[];

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
    server = new UploadServer(gateway, KIND.routes, 40, buildUploadedDemo());
    controller = new AbortController();
    sentBytes = [];
    waits = [];
  });

  const hooks = () => ({
    signal: controller.signal,
    onProgress: (bytes: number) => void sentBytes.push(bytes),
    onWaiting: (isWaiting: boolean) => {
      waits.push(isWaiting);
      // The browser reports its network before the pause is over.
      if (isWaiting) setTimeout(() => window.dispatchEvent(new Event('online')));
    },
  });
  const upload = (file = buildVideoFile(100)) =>
    uploadFile(KIND, OWNER, { file, metadata: null, thumbnail: null }, hooks());

  it('sends every part once, tells the true bytes, and ends with the video', async () => {
    expect((await upload()).status).toBe('uploaded');
    expect(server.sent.toSorted()).toEqual([1, 2, 3]);
    expect([1, 2, 3].map((part) => server.arrived.get(part)?.size)).toEqual([40, 40, 20]);
    expect(sentBytes[0]).toBe(0);
    expect(sentBytes.at(-1)).toBe(100);
    expect(sentBytes).toContain(20);
    expect(Math.max(...sentBytes)).toBe(100);
    expect(rememberedUpload(KIND, OWNER)).toBeNull();
  });

  it('asks for a few addresses at a time', async () => {
    server = new UploadServer(gateway, KIND.routes, 10, buildUploadedDemo());
    await upload();
    const batches = gateway.callsTo(SIGN_PATH).map(({ body }) => body);
    expect(batches).toEqual([{ partNumbers: [1, 2, 3, 4] }, { partNumbers: [5, 6, 7, 8] }, { partNumbers: [9, 10] }]);
  });

  it('sends only the part again that a lost connection broke, by a new address', async () => {
    let isBroken = false;
    server.outcomeOf = (part) => {
      if (part !== 2 || isBroken) return 'arrive';
      isBroken = true;
      return 'break';
    };
    await upload();
    expect(server.sent).toEqual([1, 2, 2, 3]);
    expect(waits).toEqual([true, false]);
    expect(gateway.callsTo(SIGN_PATH).at(-1)?.body).toMatchObject({ partNumbers: expect.arrayContaining([2]) });
  });

  it.each([403, 429, 500, 503])('tries again after a status of %d', async (status) => {
    server.outcomeOf = (part) => (part === 1 && server.sent.length === 0 ? status : 'arrive');
    await upload();
    expect(server.arrived.size).toBe(3);
  });

  it('gives up at once what does not pass by itself', async () => {
    server.outcomeOf = (part) => (part === 1 ? 400 : 'arrive');
    await expect(upload()).rejects.toMatchObject({ status: 400 });
    expect(server.sent).toEqual([1]);
    expect(rememberedUpload(KIND, OWNER)?.id).toBe(UPLOAD_ID);
  });

  it('gives up after ten losses in a row, and goes on from there the next time', async () => {
    server.outcomeOf = (part) => (part === 3 ? 'break' : 'arrive');
    await expect(upload()).rejects.toMatchObject({ status: 0 });
    expect(server.sent.filter((part) => part === 3)).toHaveLength(10);
    server.sent.length = 0;
    server.outcomeOf = () => 'arrive';
    await upload();
    expect(server.sent).toEqual([3]);
  });

  it('goes on after a reload with the parts that the server lacks', async () => {
    const file = buildVideoFile(100);
    rememberUpload(KIND, OWNER, UPLOAD_ID, file);
    server.begin(file.name, file.size);
    server.arrived.set(1, file.slice(0, 40));
    await upload(file);
    expect(server.sent.toSorted()).toEqual([2, 3]);
    expect(sentBytes[0]).toBe(40);
  });

  it('begins anew, and gives the old upload up, for another file', async () => {
    const file = buildVideoFile(100);
    rememberUpload(KIND, OWNER, UPLOAD_ID, new File(['x'], file.name, { lastModified: 5 }));
    await upload(file);
    expect(server.isCancelled).toBe(true);
    expect(server.sent).toHaveLength(3);
  });

  it('begins anew where the server has given the upload up', async () => {
    const file = buildVideoFile(100);
    rememberUpload(KIND, OWNER, UPLOAD_ID, file);
    await upload(file);
    expect(server.sent).toHaveLength(3);
  });

  it('sends a part again that was acknowledged and is missing', async () => {
    let isFirst = true;
    server.outcomeOf = (part) => {
      if (part !== 3 || !isFirst) return 'arrive';
      isFirst = false;
      return 204;
    };
    await upload();
    expect(server.sent.toSorted()).toEqual([1, 2, 3, 3]);
  });

  it('ends when it is stopped, in the middle of a part', async () => {
    server.outcomeOf = () => 'stay';
    const uploading = upload();
    const settled = Promise.allSettled([uploading]);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    controller.abort();
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }]);
    expect(rememberedUpload(KIND, OWNER)?.id).toBe(UPLOAD_ID);
  });

  it('forgets an upload that turned out to be no video', async () => {
    gateway.on(`POST /rest/v1/demo-uploads/${UPLOAD_ID}/complete`, () => problem(400, 'validation_failed'));
    await expect(upload()).rejects.toMatchObject({ code: 'validation_failed' });
    expect(rememberedUpload(KIND, OWNER)).toBeNull();
  });
});
