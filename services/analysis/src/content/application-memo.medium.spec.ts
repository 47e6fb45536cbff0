import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reviewApplication } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { MemoInput } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ANSWER_MAX_CHARS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { DEMO_TRANSCRIPT_MAX_CHARS } from '@playbook/contracts/demos/demo-limits';
import { getAnalysisStorage } from '@playbook/contracts/analysis/stored-analyses.contract';
import { reviewApplication as read } from '@playbook/critique/application/review-application';
import { type Caller, type ModelService, startModelService } from '../../test/model-service.fixture.js';

const INPUT: MemoInput = {
  answers: [
    {
      sectionId: 'product',
      fieldId: 'current-product',
      value: 'Farmers see on a phone which cages to lift at which tide.',
    },
    {
      sectionId: 'product',
      fieldId: 'validation',
      value: '31 farms pay us and 28 of 31 renewed. Most had used a whiteboard.',
    },
    {
      sectionId: 'traction',
      fieldId: 'metrics',
      value: 'MRR is $4k. We charge $80 a month for each farm that we plan for.',
    },
  ],
  pitch: 'Tide plans for oyster farms. Our MRR is $7k.',
  idea: null,
  demo: null,
  deck: null,
};

describe('a memo by the analysis service', () => {
  let analysis: ModelService;
  let founder: Caller;
  beforeAll(async () => {
    analysis = await startModelService();
    founder = await analysis.founder();
  });
  afterAll(() => analysis.stop());

  const call = () => ({ accessToken: founder.accessToken });

  it('is what the engine says, made in a worker thread, and nothing of it is stored', async () => {
    const { rpc } = analysis.service;
    const memo = await rpc.call(reviewApplication, INPUT, call());
    expect(memo).toEqual(read(INPUT));
    expect(memo).toMatchObject({ state: 'read', contradictions: [{ quotes: [{}, { place: { kind: 'pitch' } }] }] });
    const { kinds } = await rpc.call(getAnalysisStorage, {}, call());
    expect(kinds.map(({ stored }) => stored)).toEqual([0, 0, 0]);
  });

  it('is made of the longest texts that are accepted', async () => {
    const long = (maxChars: number): string =>
      'Each clinic appeals 40 denials a month by hand today. '.repeat(999).slice(0, maxChars);
    const answers = BUILDER_FIELDS.map((field) => ({ ...field, value: long(ANSWER_MAX_CHARS) }));
    const input = { answers, pitch: long(PITCH_MAX_CHARS), idea: null, demo: long(DEMO_TRANSCRIPT_MAX_CHARS) };
    expect(await analysis.service.rpc.call(reviewApplication, input, call())).toMatchObject({ state: 'read' });
  });

  it('refuses fields that no application has, and texts that are too long', async () => {
    const { rpc } = analysis.service;
    const [first] = INPUT.answers;
    const wrong = { ...INPUT, answers: [{ ...first, fieldId: 'nothing' }] } as unknown as MemoInput;
    await expect(rpc.call(reviewApplication, wrong, call())).rejects.toMatchObject({ code: 'validation_failed' });
    const long = { ...INPUT, pitch: 'x'.repeat(281) };
    await expect(rpc.call(reviewApplication, long, call())).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
