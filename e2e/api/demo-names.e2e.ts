import { beforeAll, describe, expect, it } from '@jest/globals';
import { problemSchema } from '@playbook/contracts/core/errors';
import { getDemoPlaybackRoute, listDemosRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { beginDemoUploadRoute } from '@playbook/contracts/demos/demo-uploads.contract';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { newDemoUpload, tinyVideo, uploadDemo } from '../support/files/demo-upload.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const RIGHT_TO_LEFT = '\u202e';
const LONGEST_NAME = `${'ö'.repeat(251)}.mp4`;

/** A video begins as an MP4 does, and a page follows. */
function videoWithPage(): Buffer {
  const content = tinyVideo();
  content.write('<!doctype html><html><script>alert(1)</script></html>', 64, 'latin1');
  return content;
}

describe('the name of a video', () => {
  let founder: Founder;

  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  const play = async (id: string): Promise<Response> => {
    const path = getDemoPlaybackRoute.path.replace(':id', id);
    const reply = await call(url + path, { token: founder.session.access_token });
    return fetch(getDemoPlaybackRoute.response.parse(reply.json).url);
  };

  it.each([
    ['a path', '../../../etc/passwd'],
    ['a path of another system', String.raw`C:\Windows\system32\take.mp4`],
    ['an absolute path', '/etc/cron.d/take.mp4'],
    ['a mark that turns the rest around', `take${RIGHT_TO_LEFT}4pm.exe`],
    ['a second header', 'take.mp4"\r\nset-cookie: a=b'],
    ['markup', '<img src=x onerror=alert(1)>.mp4'],
    ['the longest name', LONGEST_NAME],
    ['another ending than the content', 'take.html'],
  ])('is kept as it is and decides nothing: %s', async (_, fileName) => {
    const demo = await uploadDemo(url, founder, videoWithPage(), fileName);
    expect(demo).toMatchObject({ fileName, status: 'uploaded' });
    const played = await play(demo.id);
    expect(Buffer.from(await played.arrayBuffer())).toEqual(videoWithPage());
    const { pathname } = new URL(played.url);
    expect(pathname).toMatch(new RegExp(`/${founder.session.user.id}/\\d{13}\\.mp4$`));
    expect(played.headers.get('content-type')).toBe('video/mp4');
    expect(played.headers.get('x-content-type-options')).toBe('nosniff');
    expect(played.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w .-]+"; filename\*=UTF-8''[!-~]+$/,
    );
    expect(played.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['4,000 letters', 'a'.repeat(4_000)],
    ['one letter too many', `${LONGEST_NAME}4`],
    ['nothing', ''],
    ['blanks', ' \t '],
    ['a NUL character', 'take.mp4\u0000.exe'],
    ['an unpaired surrogate', 'take\ud800.mp4'],
  ])('is refused with the field’s name: %s', async (_, fileName) => {
    const request = { body: newDemoUpload(fileName), token: founder.session.access_token };
    const reply = await call(url + beginDemoUploadRoute.path, request);
    expect(reply.status).toBe(400);
    const { code, issues } = problemSchema.parse(reply.json);
    expect([code, issues?.map(({ path }) => path)]).toEqual(['validation_failed', ['fileName']]);
  });

  it('is stored only where it was taken', async () => {
    const reply = await call(`${url}${listDemosRoute.path}?limit=100`, { token: founder.session.access_token });
    expect(listDemosRoute.response.parse(reply.json).items).toHaveLength(8);
  });
});
