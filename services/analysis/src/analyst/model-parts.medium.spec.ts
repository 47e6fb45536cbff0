import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzePitch, listPitchAnalyses } from '@playbook/contracts/analysis.contract';
import { PITCH_DIMENSIONS, type PitchPart, type PitchPartial } from '@playbook/contracts/pitch-analysis.schema';
import { waitUntil } from '@playbook/testing/wait-until';
import { type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { flatteringReply, goodReply, MEASURED, PITCH, scoresOf } from '../../test/pitch-replies.fixture.js';
import { MAX_LIFT_POINTS } from './hold-points.js';

const partialsIn = (parts: readonly PitchPart[]): PitchPartial[] =>
  parts.flatMap((part) => (part.kind === 'partial' ? [part.partial] : []));
const stagesIn = (parts: readonly PitchPart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'progress' ? [part.stage] : []));

describe('an analysis that is watched', () => {
  let analysis: ModelService;
  let parts: PitchPart[];
  const watch = (pitch = PITCH, signal?: AbortSignal) =>
    analysis.watch(pitch, { onPart: (part) => parts.push(part), ...(signal && { signal }) });

  beforeAll(async () => {
    analysis = await startModelService();
  });
  afterAll(() => analysis.stop());
  beforeEach(() => {
    parts = [];
    analysis.model.calls.length = 0;
  });

  it('grows score by score and line by line, and every part is in the result', async () => {
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()), pieceChars: 20 });
    const result = await watch();
    expect(stagesIn(parts)).toEqual(['measured', 'asked', 'checking']);
    const partials = partialsIn(parts);
    expect(partials.length).toBeGreaterThan(PITCH_DIMENSIONS.length);
    for (const { scoreBreakdown, partnerFeedback } of partials) {
      expect(result.scoreBreakdown).toMatchObject(scoreBreakdown);
      expect(result.partnerFeedback.slice(0, partnerFeedback.length)).toEqual(partnerFeedback);
    }
    expect(partials.at(-1)).toEqual({
      scoreBreakdown: result.scoreBreakdown,
      partnerFeedback: result.partnerFeedback,
    });
  });

  it('holds and cleans what it shows before the end as it does in the end', async () => {
    const hostile = { ...flatteringReply('nothing of it'), partnerFeedback: ['<b>Great</b>', '100/100', 'Who pays?'] };
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(hostile), pieceChars: 20 });
    await watch();
    const flattered = JSON.stringify(flatteringReply(PITCH.slice(0, 20)));
    analysis.model.answer = () => ({ kind: 'write', text: flattered, pieceChars: 20 });
    await watch();
    expect(JSON.stringify(parts)).not.toMatch(/<b>|100/);
    for (const { scoreBreakdown } of partialsIn(parts)) {
      for (const dimension of PITCH_DIMENSIONS) {
        const highest = MEASURED.scoreBreakdown[dimension] + MAX_LIFT_POINTS;
        expect(scoreBreakdown[dimension] ?? 0).toBeLessThanOrEqual(highest);
      }
    }
  });

  it('shows nothing of a reply that tells the prompt', async () => {
    analysis.model.answer = ({ instructions }) => {
      const reply = { ...goodReply(), partnerFeedback: [instructions.slice(100, 300), 'Who pays?', 'And how?'] };
      return { kind: 'write', text: JSON.stringify(reply), pieceChars: 20 };
    };
    expect(await watch()).toMatchObject({ degraded: true, degradedReason: 'reply-unsafe' });
    expect(partialsIn(parts).flatMap(({ partnerFeedback }) => partnerFeedback)).toEqual([]);
  });

  it('says that a reply is asked for once more', async () => {
    const broken = JSON.stringify({
      ...goodReply(),
      scores: scoresOf(() => ({ points: 99, because: '', quotes: [] })),
    });
    analysis.model.answer = () => ({
      kind: 'write',
      text: analysis.model.calls.length === 1 ? broken : JSON.stringify(goodReply()),
    });
    expect(await watch()).toMatchObject({ degraded: false });
    expect(stagesIn(parts)).toEqual(['measured', 'asked', 'checking', 'repairing', 'checking']);
  });

  it('ends at the model when its caller goes away, and nothing is stored', async () => {
    analysis.model.answer = () => ({ kind: 'hang' });
    const caller = await analysis.founder();
    const client = new AbortController();
    const { rpc } = analysis.service;
    const call = rpc.call(
      analyzePitch,
      { pitch: PITCH, idempotencyKey: randomUUID() },
      { ...caller, signal: client.signal, onPart: () => undefined },
    );
    await waitUntil(() => analysis.model.calls.length === 1);
    client.abort();
    await expect(call).rejects.toMatchObject({ code: 'request_cancelled' });
    await expect(analysis.model.calls[0]?.hungUp).resolves.toBeUndefined();
    expect((await rpc.call(listPitchAnalyses, {}, caller)).items).toEqual([]);
  });

  it('is not asked again for a repeated idempotency key', async () => {
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()) });
    const caller = await analysis.founder();
    const input = { pitch: PITCH, idempotencyKey: randomUUID() };
    const first = await analysis.service.rpc.call(analyzePitch, input, caller);
    expect(await analysis.service.rpc.call(analyzePitch, input, caller)).toEqual(first);
    expect(analysis.model.calls).toHaveLength(1);
  });
});
