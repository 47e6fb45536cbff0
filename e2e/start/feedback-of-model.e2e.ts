import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelServer } from '@playbook/testing/model/model-server';
import { REPOSITORY } from '@playbook/testing/product/start-product';

const run = promisify(execFile);
const TEXTS = 4;
const judgement = { points: 10, because: 'I read it.', quotes: [] };
/** What a model that reads one-liners badly says of each: something is missing, and a rewrite with a number of its own. */
const REPLY = {
  scores: {
    clarity: judgement,
    specificity: judgement,
    valueProposition: judgement,
    differentiation: judgement,
    insightStrength: judgement,
  },
  partnerFeedback: [
    'You do not say why now this has a chance of its own.',
    'Who would miss it if it were gone tomorrow?',
  ],
  rewrites: { clarity: '', insight: '' },
};

let model: ModelServer;
beforeAll(async () => {
  model = await ModelServer.start(() => ({ kind: 'write', text: JSON.stringify(REPLY), pieceChars: 200 }));
});
afterAll(() => model.stop());

const evaluate = (environment: Readonly<Record<string, string>>): Promise<{ stdout: string }> =>
  run(process.execPath, ['libs/engine-fit/dist/feedback-main.js', '--model', '--texts', String(TEXTS)], {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
  });

describe('the words of a configured language model', () => {
  it('are measured as the product shows them', async () => {
    const ended = await evaluate({
      PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
      PLAYBOOK_MODEL_NAME: 'small-model',
      PLAYBOOK_MODEL_URL: model.url,
    }).catch((error: { stdout: string }) => error);
    expect(ended.stdout).toContain(`1.000 (>= 0, of ${TEXTS}) texts with words of the model`);
    // It says the same of all of them.
    expect(ended.stdout).toMatch(/MISSED 1\.000 \(<= 0\.15, of 4\) texts that hear the same sentence/);
    expect(ended.stdout).toMatch(/what is called missing is missing/);
  });

  it('cannot be measured where there is none', async () => {
    await expect(evaluate({ PLAYBOOK_MODEL_PROVIDER: 'none' })).rejects.toMatchObject({
      stderr: expect.stringContaining('PLAYBOOK_MODEL_PROVIDER'),
    });
  });
});
