import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getPitchAnalysis } from '@playbook/contracts/analysis.contract';
import type { DegradedReason } from '@playbook/contracts/analyst.schema';
import { PITCH_DIMENSIONS } from '@playbook/contracts/pitch-analysis.schema';
import { type ModelAnswer, ModelServer } from '@playbook/testing/model/model-server';
import { IMPATIENT_MS, type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { goodReply, MEASURED, PITCH, QUOTE } from '../../test/pitch-replies.fixture.js';

const write = (text: string, more: Partial<Extract<ModelAnswer, { kind: 'write' }>> = {}): ModelAnswer => ({
  kind: 'write',
  text,
  ...more,
});
const good = JSON.stringify(goodReply());
const withoutFeedback = JSON.stringify({ ...goodReply(), partnerFeedback: [] });

let analysis: ModelService;
beforeAll(async () => {
  analysis = await startModelService();
});
afterAll(() => analysis.stop());
beforeEach(() => {
  analysis.model.calls.length = 0;
  analysis.model.answer = () => write(good);
});

describe('a language model that does its work', () => {
  it('makes the analysis, which names it, adds up, keeps the measured evidence and is stored as it was answered', async () => {
    const caller = await analysis.founder();
    const result = await analysis.analyze(PITCH, caller);
    expect(result).toMatchObject({
      engine: { kind: 'model', label: 'test-model' },
      degraded: false,
      degradedReason: null,
      message: null,
      scoreBounds: [],
      partnerFeedback: goodReply().partnerFeedback,
      rewriteSuggestions: { clarity: goodReply().rewrites.clarity },
    });
    for (const dimension of PITCH_DIMENSIONS) {
      const rows = result.evidence.filter((row) => row.dimension === dimension);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(result.scoreBreakdown[dimension]);
    }
    expect(result.evidence).toEqual(expect.arrayContaining(MEASURED.evidence));
    const own = result.evidence.find(({ signal }) => signal === 'model');
    expect(own?.spans.map(({ start, end }) => PITCH.slice(start, end))).toEqual([QUOTE]);
    const { id } = result;
    expect(await analysis.service.rpc.call(getPitchAnalysis, { id }, caller)).toEqual(result);
  });

  it('is asked with rules in the instructions, the text and the measurements as data, and its key', async () => {
    await analysis.analyze(PITCH);
    const [call] = analysis.model.calls;
    expect(call?.authorization).toBe('Bearer test-key');
    expect(call?.instructions).not.toContain('waiting list');
    const [, fields, facts] = call?.prompt.split(/\n?data-[0-9a-f]{24}\n/) ?? [];
    expect(JSON.parse(fields ?? '')).toEqual({ pitch: PITCH });
    expect(call?.prompt).toContain('"points"');
    expect(facts).toContain('measured');
  });

  it('may put its JSON into a code block and leave its usage out', async () => {
    analysis.model.answer = () => write(`Here it is:\n\`\`\`json\n${good}\n\`\`\``, { hidesUsage: true });
    expect(await analysis.analyze(PITCH)).toMatchObject({ engine: { kind: 'model' }, degraded: false });
  });

  it('is not asked about what is no pitch', async () => {
    const result = await analysis.analyze('asdf qwer zxcv');
    expect(result).toMatchObject({ engine: { kind: 'rubric' }, degraded: false, overallScore: 0 });
    expect(analysis.model.calls).toEqual([]);
  });

  it.each([
    ['broke the schema', withoutFeedback, 'stop'],
    ['wrote no JSON', 'I would say it is fine.', 'stop'],
    ['was cut off', good.slice(0, 300), 'length'],
  ] as const)('is asked once more when it %s', async (_, firstText, finishReason) => {
    analysis.model.answer = () =>
      analysis.model.calls.length === 1 ? write(firstText, { finishReason }) : write(good);
    expect(await analysis.analyze(PITCH)).toMatchObject({ engine: { kind: 'model' }, degraded: false });
    const [first, second] = analysis.model.calls;
    expect(second?.prompt.startsWith(first?.prompt ?? '')).toBe(true);
    expect(second?.prompt).not.toContain(firstText.slice(0, 40));
  });
});

describe('a language model that fails', () => {
  const faults: readonly (readonly [string, DegradedReason, ModelAnswer])[] = [
    ['breaks the schema twice', 'reply-invalid', write(withoutFeedback)],
    ['writes no JSON', 'reply-invalid', write('No.')],
    ['writes nothing', 'reply-invalid', write('')],
    ['is cut off each time', 'reply-invalid', write(good.slice(0, 200), { finishReason: 'length' })],
    ['refuses to speak', 'reply-invalid', write('', { finishReason: 'content_filter' })],
    ['writes without end', 'reply-invalid', write('x'.repeat(200_000), { pieceChars: 10_000 })],
    ['limits the rate', 'rate-limited', { kind: 'refuse', status: 429 }],
    ['fails', 'provider-error', { kind: 'refuse', status: 500 }],
    ['is overloaded', 'provider-error', { kind: 'refuse', status: 503 }],
    ['does not take the key', 'provider-error', { kind: 'refuse', status: 401 }],
    ['breaks the connection', 'provider-error', { kind: 'break', text: good.slice(0, 50) }],
    ['sends us elsewhere', 'unreachable', { kind: 'redirect', location: 'http://127.0.0.1:9/v1/chat/completions' }],
    [
      'says only what must not be shown',
      'reply-unsafe',
      write(JSON.stringify(goodReply({ partnerFeedback: ['<b>x</b>'] }))),
    ],
  ];

  it.each(faults)('%s: the built-in engine answers, and the analysis says why (%s)', async (_, reason, answer) => {
    analysis.model.answer = () => answer;
    const result = await analysis.analyze(PITCH);
    expect(result).toMatchObject({ ...MEASURED, degraded: true, degradedReason: reason, message: null });
  });

  it('is not there at all', async () => {
    const gone = await ModelServer.start(() => ({ kind: 'hang' }));
    const { url } = gone;
    await gone.stop();
    const alone = await startModelService({ env: { PLAYBOOK_MODEL_URL: url } });
    const result = await alone.analyze(PITCH);
    await alone.stop();
    expect(result).toMatchObject({ ...MEASURED, degraded: true, degradedReason: 'unreachable' });
  });
});

describe('a language model that is slow', () => {
  let impatient: ModelService;
  beforeAll(async () => {
    const env = { PLAYBOOK_MODEL_TIME_BUDGET_MS: String(IMPATIENT_MS) };
    impatient = await startModelService({ model: analysis.model, env });
  });
  afterAll(() => impatient.stop());

  it.each([
    ['does not answer', { kind: 'hang' }],
    ['drips', write(good, { pieceChars: 1, pauseMs: 50 })],
  ] as const)('%s: it is left when its time is over, and told so', async (_, answer) => {
    analysis.model.answer = () => answer;
    const result = await impatient.analyze(PITCH);
    expect(result).toMatchObject({ ...MEASURED, degraded: true, degradedReason: 'timeout' });
    for (const { hungUp } of analysis.model.calls) await expect(hungUp).resolves.toBeUndefined();
  });

  it('has one time budget for both attempts', async () => {
    analysis.model.answer = ({ prompt }) =>
      prompt.includes('Answer again') ? { kind: 'hang' } : write(withoutFeedback);
    expect(await impatient.analyze(PITCH)).toMatchObject({ degraded: true, degradedReason: 'timeout' });
  });
});
