import { beforeAll, describe, expect, it } from '@jest/globals';
import { reviewApplicationRoute } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { PartnersMemo } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const ANSWERS = {
  'product/current-product': 'Farmers see on a phone which cages to lift at which tide.',
  'product/validation': '31 farms pay us and 28 of 31 renewed. Most had used a whiteboard before they met us.',
  'traction/metrics': 'MRR is $4k. We charge $80 a month for each farm that we plan the tides for.',
};

describe("the partner's memo", () => {
  let founder: Founder;
  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  const send = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const token = founder.session.access_token;
    const reply = await call(`${url}${path}`, { token, method, ...(body && { body }) });
    expect(reply.status).toBe(200);
    return reply.json;
  };
  const memo = async (): Promise<PartnersMemo> =>
    reviewApplicationRoute.response.parse(await send(reviewApplicationRoute.path)).data;

  it('says that an empty application is too little to read', async () => {
    expect((await memo()).reading).toEqual({ state: 'too-little', answered: 0, words: 0 });
  });

  it('reads what is saved, compares it with the newest one-liner, and fills the form in', async () => {
    for (const [field, value] of Object.entries(ANSWERS))
      await send(`/rest/v1/application/answers/${field}`, { value, baseVersion: 0 }, 'PUT');
    await send(analyzePitchRoute.path, { pitch: 'Tide plans for oyster farms. Our MRR is $7k.' });
    const { reading, form, notRead } = await memo();
    expect(notRead).toEqual([]);
    expect(reading).toMatchObject({
      state: 'read',
      whatTheyDo: [{ text: expect.stringContaining('oyster farms') }],
      contradictions: [
        { quotes: [{ place: { fieldId: 'metrics' }, text: 'MRR is $4k.' }, { place: { kind: 'pitch' } }] },
      ],
    });
    expect(form.find(({ questionId }) => questionId === 'revenue')?.text).toBe(ANSWERS['traction/metrics']);
  });
});
