import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  analyzeContentRoute,
  getUserIdeaCheckRoute,
  listIdeaChecksRoute,
} from '@playbook/contracts/analysis/analysis-content.contract';
import { ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const STRONG = {
  ideaBrief:
    'Software that writes insurance appeals for small clinics. I ran billing for 40 clinics for nine years. 19 clinics pay $400 a month and win 61% of appeals instead of 24%.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand; a clinic loses $9,000 a month.',
  targetUser: 'Healthcare providers',
  industry: 'Healthcare',
  stage: 'revenue',
};
const WEAK = {
  ideaBrief: 'An app that helps friends find time to meet. Everyone swipes and the app decides where to go.',
  problem: 'People are busy.',
  targetUser: 'Consumers',
  industry: 'Consumer',
  stage: 'idea',
};

const url = productUrl();
const listUrl = `${url}${listIdeaChecksRoute.path}`;

const send = (founder: Founder, form: object, headers: Record<string, string> = {}) =>
  call(`${url}${analyzeContentRoute.path}`, {
    body: { type: 'IDEA_CHECK', ...form },
    token: founder.session.access_token,
    headers,
  });
const check = async (founder: Founder, form: object, headers: Record<string, string> = {}) => {
  const reply = await send(founder, form, headers);
  expect(reply.status).toBe(200);
  return ideaCheckSchema.parse(analyzeContentRoute.response.parse(reply.json).data);
};
const list = async (founder: Founder) => {
  const reply = await call(listUrl, { token: founder.session.access_token });
  return listIdeaChecksRoute.response.parse(reply.json);
};
const latest = async (founder: Founder) => {
  const reply = await call(`${url}${getUserIdeaCheckRoute.path}`, {
    method: 'POST',
    token: founder.session.access_token,
  });
  expect(reply.status).toBe(200);
  return getUserIdeaCheckRoute.response.parse(reply.json).data;
};

describe('idea checks', () => {
  let founder: Founder;

  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it('tell a trade that pays from a trap, and are listed newest first', async () => {
    expect(await latest(founder)).toBeNull();
    const strong = await check(founder, STRONG);
    const weak = await check(founder, WEAK);
    expect(strong.ycAlignmentScore - weak.ycAlignmentScore).toBeGreaterThanOrEqual(30);
    expect(weak.categoryRisk).toMatchObject({ level: 'high', traps: [{ whyItTraps: expect.any(String) }, {}] });
    expect((await list(founder)).items.map(({ id }) => id)).toEqual([weak.id, strong.id]);
    const whole = await call(`${listUrl}/${strong.id}`, { token: founder.session.access_token });
    expect(ideaCheckSchema.parse(whole.json)).toEqual(strong);
  });

  it('hand the newest form to other screens', async () => {
    const newer = await check(founder, STRONG);
    expect(await latest(founder)).toEqual({
      industry: STRONG.industry,
      stage: STRONG.stage,
      target_users: STRONG.targetUser,
      business_model: null,
      idea_brief: STRONG.ideaBrief,
      problem: STRONG.problem,
      idea_check_id: newer.id,
      updated_at: newer.createdAt,
    });
  });

  it('are stored once for one idempotency key', async () => {
    const repeated = await signUpFounder(url);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([check(repeated, WEAK, headers), check(repeated, WEAK, headers)]);
    expect(second.id).toBe(first.id);
    expect((await list(repeated)).items).toHaveLength(1);
  });

  it.each([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'TAROT' }, 'type'],
    ['a blank brief', { ideaBrief: ' ' }, 'ideaBrief'],
    ['801 characters', { ideaBrief: 'a'.repeat(801) }, 'ideaBrief'],
    ['a problem of 501 characters', { problem: 'a'.repeat(501) }, 'problem'],
    ['a stage of its own', { stage: 'unicorn' }, 'stage'],
    ['an industry of its own', { industry: 'Alchemy' }, 'industry'],
  ])('refuse %s', async (_, wrong, path) => {
    const reply = await send(founder, { ...WEAK, ...wrong });
    expect(reply).toMatchObject({ status: 400, json: { code: 'validation_failed', issues: [{ path }] } });
  });
});
