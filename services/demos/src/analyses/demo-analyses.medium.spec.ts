import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  analyzeDemo,
  cancelDemoAnalysis,
  deleteAllDemos,
  deleteDemo,
  type DemoChunk,
  getDemo,
  getDemoAbilities,
  getDemoPlayback,
  listDemos,
  setDemoFormat,
  setDemoTranscript,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { waitUntil } from '@playbook/testing/wait-until';
import { DemosBench } from '../../test/demos.fixture.js';
import { FACTS, PlannedEngines } from '../../test/planned-engines.fixture.js';

const SPOKEN =
  'We make payroll software for dental clinics. Thirty one clinics pay us 90 dollars a month. Ada ran payroll at two clinics for six years.';

let bench: DemosBench;
let engines: PlannedEngines;
beforeAll(async () => {
  bench = await DemosBench.start();
  engines = new PlannedEngines();
  await bench.startWorker(engines);
});
afterAll(() => bench.stop());

const call = () => bench.service.rpc;
const analyze = (founder: TestFounder, analysisId: string, again = false) =>
  call().call(analyzeDemo, { analysisId, again }, founder);

describe('the analysis of a video', () => {
  it('measures it, judges it, and keeps both', async () => {
    const founder = await bench.founder();
    const { id, status } = await bench.upload(founder);
    expect(status).toBe('uploaded');
    const chunks: DemoChunk[] = [];
    const done = await call().call(
      analyzeDemo,
      { analysisId: id },
      { ...founder, onChunk: (chunk: DemoChunk) => void chunks.push(chunk) },
    );
    expect(done).toMatchObject({
      id,
      status: 'completed',
      facts: FACTS,
      transcript: null,
      failure: null,
      progress: null,
    });
    expect(done.review?.sections.map(({ category }) => category)).toHaveLength(6);
    expect(done.overallScore).toBe(done.review?.overallScore);
    expect(done.keyFrames.map(({ atS }) => atS)).toEqual([10, 30]);
    expect(chunks[0]).toMatchObject({ kind: 'progress', stage: 'waiting' });
    expect(await call().call(getDemo, { id }, founder)).toMatchObject({ status: 'completed', review: done.review });
  });

  it('is made once, however often it is asked for, and again only where that is wanted', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const before = engines.runs;
    const all = await Promise.all([analyze(founder, id), analyze(founder, id), analyze(founder, id)]);
    expect(all.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    await analyze(founder, id);
    expect(engines.runs).toBe(before + 1);
    await analyze(founder, id, true);
    expect(engines.runs).toBe(before + 2);
  });

  it('is not made once more for a caller who looked before it ended', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    await analyze(founder, id);
    const before = engines.runs;
    const say = (status: string) =>
      bench.rows('update demos.demo_analyses set processing_status = $1 where id = $2', [status, id]);
    await say('uploaded');
    await bench.rows('begin');
    await bench.rows('select from demos.demo_analyses where id = $1 for update', [id]);
    const late = analyze(founder, id);
    await waitUntil(async () => (await bench.rows('select from pg_locks where not granted')).length > 0);
    await say('completed');
    await bench.rows('commit');
    expect(await late).toMatchObject({ status: 'completed' });
    expect(engines.runs).toBe(before);
  });

  it('ends with the reason where the video cannot be read', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    engines.measureNext = async () => ({ failure: 'too-long' });
    expect(await analyze(founder, id)).toMatchObject({ status: 'failed', failure: 'too-long', review: null });
    engines.measureNext = async () => FACTS;
    expect(await analyze(founder, id)).toMatchObject({ status: 'completed', failure: null });
  });

  it('can be cancelled while it runs, and made later', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    let isAborted = false;
    engines.measureNext = ({ signal, onStage }) =>
      new Promise((_resolve, reject) => {
        onStage('decoding', 0.5);
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(new Error('Aborted'));
        });
      });
    const watching = analyze(founder, id);
    const one = () => call().call(getDemo, { id }, founder);
    await waitUntil(async () => (await one()).progress?.stage === 'decoding');
    expect(await call().call(cancelDemoAnalysis, { id }, founder)).toMatchObject({
      status: 'uploaded',
      progress: null,
    });
    expect(await watching).toMatchObject({ status: 'uploaded' });
    await waitUntil(() => isAborted);
    engines.measureNext = async () => FACTS;
    const watch = { analysisId: id, onlyWatch: true };
    expect(await call().call(analyzeDemo, watch, founder)).toMatchObject({ status: 'uploaded' });
    expect(await analyze(founder, id)).toMatchObject({ status: 'completed' });
  });
});

describe('what the founder says about a video', () => {
  it('is judged at once, without measuring again', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const silent = await analyze(founder, id);
    expect(silent.noTranscriptReason).toBe('no-speech-engine');
    const before = engines.runs;
    const spoken = await call().call(setDemoTranscript, { id, text: SPOKEN }, founder);
    expect(spoken.transcript).toMatchObject({ source: 'founder', timing: 'estimated' });
    expect(spoken.noTranscriptReason).toBeNull();
    const scores = (review: typeof spoken.review) => review?.sections.map(({ score }) => score);
    expect(scores(spoken.review)).not.toEqual(scores(silent.review));
    const product = await call().call(setDemoFormat, { id, format: 'product' }, founder);
    expect(product.review).toMatchObject({ format: 'product', isFormatGuessed: false });
    expect(engines.runs).toBe(before);
    expect(await call().call(getDemo, { id }, founder)).toEqual({
      ...product,
      keyFrames: expect.anything(),
      thumbnailUrl: expect.anything(),
    });
  });

  it('counts for an analysis that is under way', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    engines.measureNext = async () => {
      await call().call(setDemoTranscript, { id, text: SPOKEN }, founder);
      return FACTS;
    };
    expect(await analyze(founder, id)).toMatchObject({ transcript: { source: 'founder', text: SPOKEN } });
    engines.measureNext = async () => FACTS;
  });
});

describe('the videos of a founder', () => {
  it('are listed newest first, page by page, and nobody else sees, plays or changes them', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await bench.upload(founder)).id);
    const first = await call().call(listDemos, { limit: 2 }, founder);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await call().call(listDemos, { cursor: first.nextCursor ?? '' }, founder);
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null });
    const [id = ''] = ids;
    const notFound = { code: 'not_found' };
    expect(await call().call(listDemos, {}, other)).toEqual({ items: [], nextCursor: null });
    await expect(call().call(getDemo, { id }, other)).rejects.toMatchObject(notFound);
    await expect(call().call(getDemoPlayback, { id }, other)).rejects.toMatchObject(notFound);
    await expect(analyze(other, id)).rejects.toMatchObject(notFound);
    await expect(call().call(cancelDemoAnalysis, { id }, other)).rejects.toMatchObject(notFound);
    await expect(call().call(setDemoTranscript, { id, text: SPOKEN }, other)).rejects.toMatchObject(notFound);
    await call().call(deleteDemo, { id }, other);
    await call().call(deleteAllDemos, {}, other);
    expect((await call().call(listDemos, {}, founder)).items).toHaveLength(3);
  });

  it('are deleted with what was found in them and with their objects', async () => {
    const founder = await bench.founder();
    const demos = [await bench.upload(founder), await bench.upload(founder), await bench.upload(founder)];
    for (const { id } of demos) await analyze(founder, id);
    const [first] = demos;
    await call().call(deleteDemo, { id: first?.id ?? '' }, founder);
    expect((await call().call(listDemos, {}, founder)).items).toHaveLength(2);
    expect(await call().call(deleteAllDemos, {}, founder)).toEqual({ deleted: 2 });
    expect(
      await bench.rows('select * from demos.demo_feedback_sections where founder_id = $1', [founder.founderId]),
    ).toEqual([]);
    const removals = () => bench.rows('select * from demos.removals where founder_id = $1', [founder.founderId]);
    await waitUntil(async () => (await removals()).length === 0, 10_000);
    expect(await bench.objectsOf(founder)).toEqual([]);
  });

  it('play by an address that expires', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const { url, expiresAt } = await call().call(getDemoPlayback, { id }, founder);
    expect(url).toContain('/demo-videos/');
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(60);
  });
});

it('says what workers can do', async () => {
  const founder = await bench.founder();
  expect(await call().call(getDemoAbilities, {}, founder)).toEqual({ canAnalyze: true, canTranscribe: true });
});
