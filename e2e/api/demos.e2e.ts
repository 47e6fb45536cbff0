import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  analyzeDemoRoute,
  deleteDemoRoute,
  getDemoPlaybackRoute,
  getDemoRoute,
  listDemosRoute,
  setDemoTranscriptRoute,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { eventually } from '../support/eventually.js';
import { beginDemoUpload, sampleVideo, signParts, uploadDemo } from '../support/files/demo-upload.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const SPOKEN = join(import.meta.dirname, '../../samples/slotwise.srt');
const VIDEO = { type: 'video/mp4' };

const at = (path: string, id: string): string => `${url}${path.replace(':id', id)}`;
const tokenOf = ({ session }: Founder) => ({ token: session.access_token });

/** Calls again while the analysis goes on, as a founder's browser does. */
async function analyze(founder: Founder, analysisId: string): Promise<DemoAnalysis> {
  for (;;) {
    const reply = await call(`${url}${analyzeDemoRoute.path}`, { body: { analysisId }, ...tokenOf(founder) });
    expect(reply.status).toBe(200);
    const { data } = analyzeDemoRoute.response.parse(reply.json);
    if (data.status !== 'processing') return data;
  }
}

describe('a demo video', () => {
  it('is uploaded, measured, judged by what is said, played, and deleted', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDemo(url, founder, await sampleVideo());
    const silent = await analyze(founder, id);
    expect(silent).toMatchObject({ status: 'completed', failure: null, noTranscriptReason: 'no-speech-engine' });
    expect(silent.facts?.durationS).toBeCloseTo(38.8, 0);
    expect(silent.facts?.picture?.cuts).toHaveLength(4);
    const scoreOf = ({ review }: DemoAnalysis, criterion: string) =>
      review?.sections.find(({ category }) => category === criterion)?.score;
    expect(scoreOf(silent, 'presentation')).toBeGreaterThan(40);

    const text = await readFile(SPOKEN, 'utf8');
    const spoken = await call(at(setDemoTranscriptRoute.path, id), {
      method: 'PUT',
      body: { text },
      ...tokenOf(founder),
    });
    const judged = setDemoTranscriptRoute.response.parse(spoken.json);
    expect(judged.transcript).toMatchObject({ source: 'founder', timing: 'lines' });
    expect(scoreOf(judged, 'marketValidation')).toBeGreaterThan(70);

    const address = await call(at(getDemoPlaybackRoute.path, id), tokenOf(founder));
    const playback = getDemoPlaybackRoute.response.parse(address.json);
    const range = await fetch(playback.url, { headers: { range: 'bytes=0-99' } });
    expect([range.status, range.headers.get('content-type'), (await range.arrayBuffer()).byteLength]).toEqual([
      206,
      'video/mp4',
      100,
    ]);
    const [frame] = judged.keyFrames;
    const picture = await fetch(frame?.url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await picture.arrayBuffer();

    const list = listDemosRoute.response.parse((await call(`${url}${listDemosRoute.path}`, tokenOf(founder))).json);
    expect(list.items).toMatchObject([{ id, status: 'completed', overallScore: judged.overallScore }]);
    await call(at(deleteDemoRoute.path, id), { method: 'DELETE', ...tokenOf(founder) });
    expect((await call(at(getDemoRoute.path, id), tokenOf(founder))).status).toBe(404);
    await eventually(async () => {
      const gone = await fetch(playback.url);
      await gone.arrayBuffer();
      return gone.status === 404;
    });
  });

  it('arrives as events where the caller wants them', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDemo(url, founder, await sampleVideo());
    const reply = await call(`${url}${analyzeDemoRoute.path}`, {
      body: { analysisId: id },
      headers: { accept: 'text/event-stream' },
      ...tokenOf(founder),
    });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.text).toMatch(/event: progress\ndata: .*"stage":"(?:waiting|decoding|looking)"/);
    expect(reply.text).toContain('event: result');
  });

  it('is nobody else’s, and an address is good for one part as it was signed', async () => {
    const founder = await signUpFounder(url);
    const content = await sampleVideo();
    const { id } = await beginDemoUpload(url, founder, content, 'take-1.mp4');
    const [part] = await signParts(url, founder, id, 1);
    const put = async (address: string, headers: Readonly<Record<string, string>>, body = content) => {
      const reply = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(body) });
      await reply.arrayBuffer();
      return reply.status;
    };
    const address = part?.url ?? '';
    const typed = { 'content-type': VIDEO.type };
    expect(await put(address.replace(/signature=.{4}/, 'signature=AAAA'), typed)).toBe(403);
    expect(await put(address, { 'content-type': 'text/html' })).toBe(403);
    expect(await put(address, typed, content.subarray(1))).toBe(403);
    expect((await fetch(address)).status).toBe(403);
    expect(await put(address, typed)).toBeLessThan(300);
  });
});
