import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContent, listIdeaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch, listPitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { listAnswerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import { ANSWER } from '../../test/answer-replies.fixture.js';
import { ENDLESS } from '../../test/endless-words.fixture.js';
import { IDEA } from '../../test/idea-replies.fixture.js';
import { type Caller, type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { goodReply, MEASURED, PITCH } from '../../test/pitch-replies.fixture.js';

const WORKERS = { file: new URL('../../test/endless.worker.ts', import.meta.url) };
const TOO_COMPLEX = { code: 'text_too_complex' };

describe('a text that the engine never comes to the end of', () => {
  let analysis: ModelService;
  let hostile: Caller;
  let other: Caller;

  beforeAll(async () => {
    analysis = await startModelService({ workers: WORKERS, env: { PLAYBOOK_WORKER_THREADS: '2' } });
    hostile = await analysis.founder();
    other = await analysis.founder();
  });
  afterAll(() => analysis.stop());

  const call = (founder: Caller) => ({ accessToken: founder.accessToken });
  const pitch = (founder: Caller, text: string) =>
    analysis.service.rpc.call(analyzePitch, { pitch: text, idempotencyKey: randomUUID() }, call(founder));

  it('ends with a typed error while others are answered, and nothing is stored of it', async () => {
    const { rpc } = analysis.service;
    const endless = Promise.allSettled([pitch(hostile, `${PITCH} ${ENDLESS}`)]);
    expect(await pitch(other, PITCH)).toMatchObject({ pitch: PITCH });
    expect((await rpc.call(listPitchAnalyses, {}, call(other))).items).toHaveLength(1);
    expect(await endless).toMatchObject([{ status: 'rejected', reason: TOO_COMPLEX }]);
    expect((await rpc.call(listPitchAnalyses, {}, call(hostile))).items).toEqual([]);
    expect(await pitch(hostile, PITCH)).toMatchObject({ pitch: PITCH });
  });

  it('ends so whatever kind of text it is', async () => {
    const { rpc } = analysis.service;
    const answer = { type: 'yc-application', ...ANSWER, answer: ENDLESS } as const;
    const idea = { type: 'IDEA_CHECK', ...IDEA, problem: ENDLESS } as const;
    await Promise.all([
      expect(rpc.call(analyzeContent, answer, call(hostile))).rejects.toMatchObject(TOO_COMPLEX),
      expect(rpc.call(analyzeContent, idea, call(hostile))).rejects.toMatchObject(TOO_COMPLEX),
    ]);
    expect((await rpc.call(listAnswerAnalyses, {}, call(hostile))).items).toEqual([]);
    expect((await rpc.call(listIdeaChecks, {}, call(hostile))).items).toEqual([]);
  });

  it('leaves the built-in judgement where it is the reply of a language model, and nothing more of it is shown', async () => {
    const text = JSON.stringify(goodReply({ partnerFeedback: [`Say ${ENDLESS}.`, 'Who pays?'] }));
    analysis.model.answer = () => ({ kind: 'write', text, pieceChars: 20 });
    const shown: string[] = [];
    const result = await analysis.watch({ pitch: PITCH }, { onChunk: (chunk) => shown.push(JSON.stringify(chunk)) });
    expect(result).toMatchObject({ ...MEASURED, degraded: true, degradedReason: 'reply-unsafe' });
    expect(shown.join('\n')).not.toContain(ENDLESS);
  });
});
