import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { answerAnalysisSchema } from '@playbook/contracts/analysis/answer-analysis.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const STRONG = '9 clinics pay $4 per appeal; 7 have used it every week since they started in May.';
const WEAK = 'We are passionate about our innovative platform and everyone loves it.';

const url = productUrl();
const listUrl = `${url}${listAnswerAnalysesRoute.path}`;

const send = (founder: Founder, form: object, headers: Record<string, string> = {}) =>
  call(`${url}${analyzeContentRoute.path}`, {
    body: { type: 'yc-application', sectionId: 'product', fieldId: 'validation', ...form },
    token: founder.session.access_token,
    headers,
  });
const analyze = async (founder: Founder, answer: string, headers: Record<string, string> = {}) => {
  const reply = await send(founder, { answer }, headers);
  expect(reply.status).toBe(200);
  return answerAnalysisSchema.parse(analyzeContentRoute.response.parse(reply.json).data);
};
const list = async (founder: Founder, query = '') => {
  const reply = await call(`${listUrl}${query}`, { token: founder.session.access_token });
  expect(reply.status).toBe(200);
  return listAnswerAnalysesRoute.response.parse(reply.json);
};

describe('analyses of answers', () => {
  let founder: Founder;

  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it('tells facts from claims, and lists the newest first', async () => {
    const strong = await analyze(founder, STRONG);
    const weak = await analyze(founder, WEAK);
    expect(strong.score - weak.score).toBeGreaterThanOrEqual(40);
    expect(strong.engine.kind).toBe('rubric');
    expect((await list(founder)).items.map(({ id }) => id)).toEqual([weak.id, strong.id]);
    expect((await list(founder, '?fieldId=metrics')).items).toEqual([]);
    const whole = await call(`${listUrl}/${strong.id}`, { token: founder.session.access_token });
    expect(answerAnalysisSchema.parse(whole.json)).toEqual(strong);
  });

  it('makes one analysis for one idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await analyze(founder, STRONG, headers), await analyze(founder, STRONG, headers)];
    expect(second.id).toBe(first.id);
  });

  it('shows another founder nothing of it', async () => {
    const [own] = (await list(founder)).items;
    const other = await signUpFounder(url);
    expect((await list(other)).items).toEqual([]);
    const reply = await call(`${listUrl}/${own?.id}`, { token: other.session.access_token });
    expect(reply.status).toBe(404);
  });

  it.each([
    ['a blank answer', { answer: ' ' }],
    ['a field of no section', { fieldId: 'shoe-size', answer: STRONG }],
    ['a field of another section', { sectionId: 'vision', answer: STRONG }],
    ['5,001 characters', { answer: 'a'.repeat(5_001) }],
  ])('refuses %s', async (_, form) => {
    const reply = await send(founder, form);
    expect(reply.status).toBe(400);
  });
});
