import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';
import {
  analyzeDemo,
  getDemo,
  setDemoFormat,
  setDemoTranscript,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { demosLifecycle } from '@playbook/contracts/demos/demos-lifecycle.contract';
import { transcriptOfFounder } from '@playbook/media/transcript/founder-transcript';
import { INJECTIONS } from '@playbook/testing/model/injections';
import { type ModelAnswer, ModelServer } from '@playbook/testing/model/model-server';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { demoReply, GOOD_SOLUTION, GOOD_VALIDATION, SPOKEN } from '../../test/demo-replies.fixture.js';
import { DemosBench } from '../../test/demos.fixture.js';
import { FACTS, PlannedEngines } from '../../test/planned-engines.fixture.js';

const IMPATIENT_MS = 300;
const SETTINGS = {
  PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
  PLAYBOOK_MODEL_NAME: 'test-model',
  PLAYBOOK_MODEL_TIME_BUDGET_MS: '20000',
  PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '10000',
  PLAYBOOK_MODEL_BREAKER_FAILURES: '1000',
  PLAYBOOK_MODEL_CACHE_H: '0',
};
const write = (reply: unknown): ModelAnswer => ({ kind: 'write', text: JSON.stringify(reply) });

/** The demos service and a worker, with a language model that a test decides about. */
async function startBench(url: string, settings: Readonly<Record<string, string>> = {}): Promise<DemosBench> {
  const bench = await DemosBench.start({ ...SETTINGS, PLAYBOOK_MODEL_URL: url, ...settings });
  await bench.startWorker(speaking(SPOKEN));
  return bench;
}

function speaking(text: string): PlannedEngines {
  const engines = new PlannedEngines();
  engines.words = transcriptOfFounder(text, FACTS);
  return engines;
}

async function analysed(bench: DemosBench, founder?: TestFounder): Promise<DemoAnalysis> {
  const caller = founder ?? (await bench.founder());
  const { id } = await bench.upload(caller);
  return bench.service.rpc.call(analyzeDemo, { analysisId: id }, caller);
}

const feedbackOf = ({ review }: DemoAnalysis, index: number): string | undefined => review?.sections[index]?.feedback;

describe('feedback by a language model', () => {
  let model: ModelServer;
  let bench: DemosBench;
  let builtIn: DemoAnalysis;

  beforeAll(async () => {
    model = await ModelServer.start(() => write(demoReply()));
    bench = await startBench(model.url);
    const alone = await DemosBench.start();
    await alone.startWorker(speaking(SPOKEN));
    builtIn = await analysed(alone);
    await alone.stop();
  });
  afterAll(async () => {
    await bench.stop();
    await model.stop();
  });
  beforeEach(() => {
    model.calls.length = 0;
    model.answer = () => write(demoReply());
  });

  it('is in its words, says so, costs no point, and is kept', async () => {
    const founder = await bench.founder();
    const demo = await analysed(bench, founder);
    expect(demo.status).toBe('completed');
    expect(demo.review).toMatchObject({ degraded: false, engine: { kind: 'model', label: 'test-model' } });
    expect([feedbackOf(demo, 1), feedbackOf(demo, 2)]).toEqual([GOOD_SOLUTION, GOOD_VALIDATION]);
    expect(demo.overallScore).toBe(builtIn.overallScore);
    expect(demo.review?.sections.map(({ score, rows, evidence }) => ({ score, rows, evidence }))).toEqual(
      builtIn.review?.sections.map(({ score, rows, evidence }) => ({ score, rows, evidence })),
    );
    const kept = await bench.service.rpc.call(getDemo, { id: demo.id }, founder);
    expect(kept.review).toEqual(demo.review);
  });

  it('is asked for with rules apart from data: the talk and what was found', async () => {
    const founder = await bench.founder();
    await analysed(bench, founder);
    const [call] = model.calls;
    expect(model.calls).toHaveLength(1);
    expect(call?.instructions).toContain('one-minute application video');
    expect(call?.instructions).not.toContain('Slotwise');
    const [, fields, , facts] = call?.prompt.split(/\n?data-[0-9a-f]{24}\n/) ?? [];
    expect(JSON.parse(fields ?? '')).toEqual({ talk: SPOKEN });
    expect(facts).toContain('builtInFeedback');
    expect(call?.body).not.toContain(founder.founderId);
  });

  it('leaves a sentence out that says another figure', async () => {
    const feedback = [GOOD_VALIDATION, 'By now 90 practices in Austin pay you.'];
    model.answer = () => write(demoReply([{ category: 'marketValidation', feedback, suggestions: [] }]));
    expect(feedbackOf(await analysed(bench), 2)).toBe(GOOD_VALIDATION);
  });

  it.each(INJECTIONS.slice(0, 12))('is asked for without what talks to a judge: %j', async (injection) => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const text = `${SPOKEN} ${injection}. Thanks.`;
    await bench.service.rpc.call(setDemoTranscript, { id, text }, founder);
    const demo = await bench.service.rpc.call(analyzeDemo, { analysisId: id }, founder);
    expect(demo.review?.redFlags.map((flag) => flag.id)).toContain('injection');
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]?.prompt).toContain('texts the waiting list');
    expect(model.calls[0]?.prompt).not.toContain(injection);
  });

  const FAULTS: readonly (readonly [string, DegradedReason, ModelAnswer])[] = [
    ['breaks the form twice', 'reply-invalid', write({ sections: [] })],
    ['writes no JSON', 'reply-invalid', { kind: 'write', text: 'It is fine.' }],
    ['is cut off', 'reply-invalid', { kind: 'write', text: '{"sections": [', finishReason: 'length' }],
    ['limits the rate', 'rate-limited', { kind: 'refuse', status: 429 }],
    ['fails', 'provider-error', { kind: 'refuse', status: 500 }],
    ['breaks off in the stream', 'provider-error', { kind: 'break', text: '{"sections"' }],
    ['sends us elsewhere', 'unreachable', { kind: 'redirect', location: 'http://127.0.0.1:9/v1' }],
    [
      'says only what must not be shown',
      'reply-unsafe',
      write({
        ...demoReply(),
        sections: [{ category: 'solutionDemo', feedback: ['<b>Fine</b> www.x.com.'], suggestions: [] }],
      }),
    ],
  ];
  it.each(FAULTS)('leaves it to the built-in words when it %s', async (_fault, degradedReason, answer) => {
    model.answer = () => answer;
    const demo = await analysed(bench);
    expect(demo.status).toBe('completed');
    expect(demo.review).toEqual({ ...builtIn.review, degraded: true, degradedReason });
  });

  it('shows nothing that repeats the prompt', async () => {
    model.answer = ({ instructions }) => {
      const feedback = [instructions.slice(0, 300).replace(/\s+/g, ' ')];
      return write(demoReply([{ category: 'solutionDemo', feedback, suggestions: [] }]));
    };
    expect((await analysed(bench)).review).toMatchObject({
      degradedReason: 'reply-unsafe',
      engine: { kind: 'rubric' },
    });
  });

  it('writes anew for another transcript and another purpose of the video', async () => {
    const founder = await bench.founder();
    const { id } = await analysed(bench, founder);
    const { rpc } = bench.service;
    const text = SPOKEN.replace('Slotwise', 'Chairfill');
    const retold = GOOD_SOLUTION.replace('Slotwise', 'Chairfill');
    model.answer = () => write(demoReply([{ category: 'solutionDemo', feedback: [retold], suggestions: [] }]));
    const revised = await rpc.call(setDemoTranscript, { id, text }, founder);
    expect(revised.review).toMatchObject({ engine: { kind: 'model' }, degraded: false });
    expect(feedbackOf(revised, 1)).toBe(retold);
    const product = await rpc.call(setDemoFormat, { id, format: 'product' }, founder);
    expect(product.review).toMatchObject({ format: 'product', engine: { kind: 'model' } });
    expect(model.calls.at(-1)?.instructions).toContain('product demo');
    expect((await rpc.call(getDemo, { id }, founder)).review).toEqual(product.review);
  });

  it('is not asked where nothing is judged by words, but for sound and picture', async () => {
    const founder = await bench.founder();
    const { id } = await analysed(bench, founder);
    model.calls.length = 0;
    const text =
      'Bonjour, nous sommes deux amis de Lyon et nous faisons du pain pour les petits restaurants de la ville.';
    const demo = await bench.service.rpc.call(setDemoTranscript, { id, text }, founder);
    expect(demo.review?.contentNotJudged).toBe('not-english');
    expect(model.calls[0]?.prompt).not.toContain('Bonjour');
    expect(model.calls[0]?.prompt).not.toContain('teamCredibility');
  });
});

describe('a language model that founders do not wait for', () => {
  it('is left when its time is over, and what was said is kept', async () => {
    const model = await ModelServer.start(() => ({ kind: 'hang' }));
    const bench = await startBench(model.url, { PLAYBOOK_MODEL_TIME_BUDGET_MS: String(IMPATIENT_MS) });
    const founder = await bench.founder();
    const demo = await analysed(bench, founder);
    expect(demo).toMatchObject({
      status: 'completed',
      review: { degraded: true, degradedReason: 'timeout', engine: { kind: 'rubric' } },
    });
    const text = SPOKEN.replace('Slotwise', 'Chairfill');
    const revised = await bench.service.rpc.call(setDemoTranscript, { id: demo.id, text }, founder);
    expect(revised).toMatchObject({ transcript: { text }, review: { degradedReason: 'timeout' } });
    await bench.stop();
    await model.stop();
  });

  it('need not be there', async () => {
    const gone = await ModelServer.start(() => ({ kind: 'hang' }));
    const { url } = gone;
    await gone.stop();
    const bench = await startBench(url);
    expect(await analysed(bench)).toMatchObject({ status: 'completed', review: { degradedReason: 'unreachable' } });
    await bench.stop();
  });

  it('is asked once for the same words of a founder, who is told when the day is used up, and it is forgotten with the account', async () => {
    const model = await ModelServer.start(() => write(demoReply()));
    const bench = await startBench(model.url, {
      PLAYBOOK_MODEL_CACHE_H: '1',
      PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '1',
    });
    const founder = await bench.founder();
    await analysed(bench, founder);
    expect((await analysed(bench, founder)).review).toMatchObject({ degraded: false, engine: { kind: 'model' } });
    expect(model.calls).toHaveLength(1);
    await bench.service.rpc.call(demosLifecycle.erase, {}, founder);
    expect(await bench.service.store.get(`model-replies-purged:${founder.founderId}`)).not.toBeNull();
    const other = await bench.founder();
    const { id } = await analysed(bench, other);
    const { review } = await bench.service.rpc.call(setDemoFormat, { id, format: 'product' }, other);
    expect(review).toMatchObject({ degradedReason: 'budget-founder' });
    expect(review?.message).toContain('The built-in rubric wrote this one.');
    await bench.stop();
    await model.stop();
  });
});
