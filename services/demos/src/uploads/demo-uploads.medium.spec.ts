import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginDemoUpload,
  cancelDemoUpload,
  completeDemoUpload,
  getDemoUpload,
  signDemoParts,
} from '@playbook/contracts/demos/demo-uploads.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { DemosBench } from '../../test/demos.fixture.js';
import { mp4Bytes } from '../../test/mp4-bytes.fixture.js';

const MB = 1_048_576;
const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(500),
]);

let bench: DemosBench;
beforeAll(async () => {
  bench = await DemosBench.start({ PLAYBOOK_ALLOWANCE_DEMO_MB: '100' });
});
afterAll(() => bench.stop());

const rpc = () => bench.service.rpc;
const begin = (founder: TestFounder, content: Buffer, announced = content.length) =>
  rpc().call(
    beginDemoUpload,
    { fileName: 'take.mp4', fileSizeBytes: announced, beginning: content.subarray(0, 64).toString('base64') },
    founder,
  );
const sign = (founder: TestFounder, id: string, ...partNumbers: number[]) =>
  rpc().call(signDemoParts, { id, partNumbers }, founder);
const complete = (founder: TestFounder, id: string) => rpc().call(completeDemoUpload, { id }, founder);

describe('an upload', () => {
  it('goes on from the parts that have arrived', async () => {
    const founder = await bench.founder();
    const content = mp4Bytes(9 * MB);
    const { id, partBytes } = await begin(founder, content);
    const [first, second] = (await sign(founder, id, 1, 2)).parts;
    if (first === undefined || second === undefined) throw new Error('There are two parts');
    await bench.send([first], content.subarray(0, partBytes));
    expect(await rpc().call(getDemoUpload, { id }, founder)).toMatchObject({
      uploadedParts: [1],
      fileName: 'take.mp4',
    });
    await expect(complete(founder, id)).rejects.toMatchObject({ code: 'conflict' });
    await bench.send([second], content.subarray(partBytes));
    const demo = await complete(founder, id);
    expect(demo).toMatchObject({ id, status: 'uploaded', fileSizeBytes: content.length });
    expect(await complete(founder, id)).toEqual(demo);
    await expect(rpc().call(getDemoUpload, { id }, founder)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is named by what the file is, and never by what it is called', async () => {
    const founder = await bench.founder();
    const { id, contentType } = await begin(founder, WEBM);
    expect(contentType).toBe('video/webm');
    const [upload] = await bench.rows<{ file_path: string }>('select file_path from demos.demo_uploads where id = $1', [
      id,
    ]);
    expect(upload?.file_path).toMatch(new RegExp(`^${founder.founderId}/\\d{13}\\.webm$`));
  });

  it.each([
    ['an empty beginning', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7 and so on, long enough to be looked at')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\nhttp://127.0.0.1/x.ts\n')],
  ])('is refused for %s', async (_, content) => {
    await expect(begin(await bench.founder(), content, 1_000)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is refused for a file as large as the limit', async () => {
    const founder = await bench.founder();
    await expect(begin(founder, mp4Bytes(), 104_857_600)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('leaves nothing of what turns out to be something else', async () => {
    const founder = await bench.founder();
    const { id } = await begin(founder, mp4Bytes(2_000));
    const { parts } = await sign(founder, id, 1);
    await bench.send(parts, Buffer.concat([WEBM, Buffer.alloc(2_000)]).subarray(0, 2_000));
    await expect(complete(founder, id)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(complete(founder, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await bench.rows('select * from demos.demo_analyses where founder_id = $1', [founder.founderId])).toEqual(
      [],
    );
  });

  it('is its founder’s own', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const { id } = await begin(founder, mp4Bytes());
    const notFound = { code: 'not_found' };
    await expect(rpc().call(getDemoUpload, { id }, other)).rejects.toMatchObject(notFound);
    await expect(sign(other, id, 1)).rejects.toMatchObject(notFound);
    await expect(complete(other, id)).rejects.toMatchObject(notFound);
    await rpc().call(cancelDemoUpload, { id }, other);
    expect((await sign(founder, id, 1)).parts).toHaveLength(1);
  });

  it('has addresses for its own parts only', async () => {
    const founder = await bench.founder();
    const { id } = await begin(founder, mp4Bytes());
    await expect(sign(founder, id, 2)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is refused where the founder’s videos leave no room, until one is given up', async () => {
    const founder = await bench.founder();
    const { id } = await begin(founder, mp4Bytes(), 60 * MB);
    await expect(begin(founder, mp4Bytes(), 60 * MB)).rejects.toMatchObject({ code: 'over_allowance' });
    await rpc().call(cancelDemoUpload, { id }, founder);
    expect(await begin(founder, mp4Bytes(), 60 * MB)).toMatchObject({ uploadedParts: [] });
  });

  it('finds the room once where two begin together', async () => {
    const founder = await bench.founder();
    const both = await Promise.allSettled([begin(founder, mp4Bytes(), 60 * MB), begin(founder, mp4Bytes(), 60 * MB)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
