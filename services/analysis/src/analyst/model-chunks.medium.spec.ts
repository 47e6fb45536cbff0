import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzePitch, listPitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import {
  PITCH_DIMENSIONS,
  type PitchChunk,
  type PitchPartial,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { waitUntil } from '@playbook/testing/wait-until';
import type { ContentChunk } from '@playbook/contracts/analysis/analysis-content.contract';
import { type AnyAnalysis, KINDS } from '../../test/kinds.fixture.js';
import { type AnyChunk, type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { flatteringReply, goodReply, MEASURED, PITCH, scoresOf } from '../../test/pitch-replies.fixture.js';
import { DIMENSION_SCALE, maxLiftPoints } from './reply/clamp-points.js';

const partialsIn = (chunks: readonly PitchChunk[]): PitchPartial[] =>
  chunks.flatMap((chunk) => (chunk.kind === 'partial' ? [chunk.partial] : []));
const stagesIn = (chunks: readonly PitchChunk[]): string[] =>
  chunks.flatMap((chunk) => (chunk.kind === 'progress' ? [chunk.stage] : []));

describe('an analysis that is watched', () => {
  let analysis: ModelService;
  let chunks: PitchChunk[];
  const watch = (pitch = PITCH, signal?: AbortSignal) =>
    analysis.watch({ pitch }, { onChunk: (chunk) => chunks.push(chunk as PitchChunk), ...(signal && { signal }) });

  beforeAll(async () => {
    analysis = await startModelService();
  });
  afterAll(() => analysis.stop());
  beforeEach(() => {
    chunks = [];
    analysis.model.calls.length = 0;
  });

  it('grows score by score and line by line, and every chunk is in the result', async () => {
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()), pieceChars: 20 });
    const result = await watch();
    expect(stagesIn(chunks)).toEqual(['measured', 'asked', 'checking']);
    const partials = partialsIn(chunks);
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
    expect(JSON.stringify(chunks)).not.toMatch(/<b>|100/);
    for (const { scoreBreakdown } of partialsIn(chunks)) {
      for (const dimension of PITCH_DIMENSIONS) {
        const highest = MEASURED.scoreBreakdown[dimension] + maxLiftPoints(DIMENSION_SCALE);
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
    expect(partialsIn(chunks).flatMap(({ partnerFeedback }) => partnerFeedback)).toEqual([]);
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
    expect(stagesIn(chunks)).toEqual(['measured', 'asked', 'checking', 'repairing', 'checking']);
  });

  it('ends at the model when its caller goes away, and nothing is stored', async () => {
    analysis.model.answer = () => ({ kind: 'hang' });
    const caller = await analysis.founder();
    const client = new AbortController();
    const { rpc } = analysis.service;
    const call = rpc.call(
      analyzePitch,
      { pitch: PITCH, idempotencyKey: randomUUID() },
      { ...caller, signal: client.signal, onChunk: () => undefined },
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

type ContentPartial = Extract<ContentChunk, { kind: 'partial' }>['partial'];

/** Figures that a chunk shows, by name. */
function figuresIn(partial: ContentPartial): Record<string, unknown> {
  if (partial.type === 'yc-application') {
    const { type: _type, partnerFeedback: _lines, ...scores } = partial;
    return scores;
  }
  const parts = Object.fromEntries(partial.parts.map(({ part, points }) => [part, points]));
  return partial.whyNowScore === null ? parts : { ...parts, whyNow: partial.whyNowScore };
}

/** The same figures of an analysis. */
function figuresOf(result: AnyAnalysis): Record<string, unknown> {
  if (!('parts' in result)) return { ...result };
  const parts = Object.fromEntries(result.parts.map(({ part, points }) => [part, points]));
  return { ...parts, whyNow: result.whyNowAlignment.score };
}

const linesIn = (partial: ContentPartial): string =>
  (partial.type === 'IDEA_CHECK' ? partial.partnerCommentary : partial.partnerFeedback).join(' ');
const linesOf = (result: AnyAnalysis): string =>
  String('parts' in result ? result.partnerCommentary : result.partnerFeedback);

describe.each(KINDS.filter(({ name }) => name !== 'pitch'))('one $name that is watched', (kind) => {
  let analysis: ModelService;
  let chunks: AnyChunk[];
  const watch = () => kind.send(analysis, {}, { onChunk: (chunk) => chunks.push(chunk) });
  const partials = () => chunks.flatMap((chunk) => (chunk.kind === 'partial' ? [chunk.partial as ContentPartial] : []));
  const expectShown = (result: AnyAnalysis): void => {
    for (const partial of partials()) {
      expect(figuresOf(result)).toMatchObject(figuresIn(partial));
      expect(linesOf(result).startsWith(linesIn(partial))).toBe(true);
    }
  };

  beforeAll(async () => {
    analysis = await startModelService();
  });
  afterAll(() => analysis.stop());
  beforeEach(() => {
    chunks = [];
  });

  it('grows score by score and sentence by sentence, and every chunk is in the result', async () => {
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(kind.good()), pieceChars: 20 });
    const result = await watch();
    expect(chunks.filter((chunk) => chunk.kind === 'progress')).toHaveLength(3);
    expect(partials().length).toBeGreaterThan(6);
    expectShown(result);
    const last = partials().at(-1)!;
    expect(linesIn(last)).toBe(linesOf(result));
    expect(Object.keys(figuresIn(last)).length).toBeGreaterThanOrEqual(6);
  });

  it('holds and cleans what it shows before the end as it does in the end', async () => {
    const lines = { [kind.linesName]: ['<b>Great</b>', '100/100', 'Who pays?'] };
    const reply = JSON.stringify({ ...kind.flattering(kind.quote), ...lines });
    analysis.model.answer = () => ({ kind: 'write', text: reply, pieceChars: 20 });
    const result = await watch();
    expect(result.scoreBounds.length).toBeGreaterThan(0);
    expect(JSON.stringify(chunks)).not.toMatch(/<b>|100\/100/);
    expectShown(result);
  });

  it('shows nothing of a reply that tells the prompt', async () => {
    analysis.model.answer = ({ instructions }) => {
      const reply = kind.good([instructions.slice(100, 300), 'Who pays?', 'And how?']);
      return { kind: 'write', text: JSON.stringify(reply), pieceChars: 20 };
    };
    expect(await watch()).toMatchObject({ degraded: true, degradedReason: 'reply-unsafe' });
    expect(JSON.stringify(partials())).not.toContain('Who pays?');
  });
});
