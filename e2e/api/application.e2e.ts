import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeStatusRoute,
  getApplicationRoute,
  listAnswerVersionsRoute,
  restoreVersionRoute,
  saveAnswerRoute,
} from '@playbook/contracts/applications/application-routes.contract';
import { answerConflictSchema } from '@playbook/contracts/applications/application.schema';
import { problemSchema } from '@playbook/contracts/core/errors';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { call, type Founder, type Reply, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const tokenOf = ({ session }: Founder) => ({ token: session.access_token });

const save = (founder: Founder, body: unknown, field = 'traction/metrics'): Promise<Reply> =>
  call(`${url}/rest/v1/application/answers/${field}`, { ...tokenOf(founder), method: 'PUT', body });
const load = async (founder: Founder) => {
  const reply = await call(`${url}${getApplicationRoute.path}`, tokenOf(founder));
  expect(reply.status).toBe(200);
  return getApplicationRoute.response.parse(reply.json);
};
const restore = (founder: Founder, version: number, baseVersion: number) => {
  const body = { sectionId: 'traction', fieldId: 'metrics', version, baseVersion };
  return call(`${url}${restoreVersionRoute.path}`, { ...tokenOf(founder), body });
};

describe('the application', () => {
  let founder: Founder;
  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it('is there at the first read, empty, and the same at the next', async () => {
    const first = await load(founder);
    expect(first).toMatchObject({ title: 'YC Application', status: 'draft', answers: [] });
    expect(await load(founder)).toEqual(first);
  });

  it('keeps every save, refuses the one that would overwrite, and shows what it would have overwritten', async () => {
    const before = await load(founder);
    const first = await save(founder, { value: 'MRR: $4k', baseVersion: 0 });
    expect(first.status).toBe(200);
    const saved = saveAnswerRoute.response.parse(first.json);
    expect((await save(founder, { value: 'MRR: $4k', baseVersion: 0 })).json).toEqual(first.json);
    const application = await load(founder);
    expect(application.answers).toEqual([{ sectionId: 'traction', fieldId: 'metrics', value: 'MRR: $4k', ...saved }]);
    expect(application.updatedAt > before.updatedAt).toBe(true);

    const refused = await save(founder, { value: 'MRR: $5k', baseVersion: 0 });
    expect(refused.status).toBe(409);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(answerConflictSchema.parse(refused.json).stored).toMatchObject({ value: 'MRR: $4k', ...saved });
    expect((await save(founder, { value: 'MRR: $5k', baseVersion: 1 })).status).toBe(200);
  });

  it('brings an earlier version back, and lists all of them newest first', async () => {
    expect((await restore(founder, 1, 1)).status).toBe(409);
    const restored = restoreVersionRoute.response.parse((await restore(founder, 1, 2)).json);
    expect(restored).toMatchObject({ value: 'MRR: $4k', version: 3 });
    expect((await restore(founder, 9, 3)).status).toBe(404);
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const query = `?sectionId=traction&fieldId=metrics&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
      const reply = await call(`${url}${listAnswerVersionsRoute.path}${query}`, tokenOf(founder));
      const page = listAnswerVersionsRoute.response.parse(reply.json);
      seen.push(...page.items.map(({ version, value, restoredVersion }) => [version, value, restoredVersion]));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      [3, 'MRR: $4k', 1],
      [2, 'MRR: $5k', null],
      [1, 'MRR: $4k', null],
    ]);
  });

  it('takes one of twenty saves that start from the same version at the same time', async () => {
    const busy = await signUpFounder(url);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(busy, { value: `MRR: $${index}k`, baseVersion: 0 })),
    );
    // Whoever was refused otherwise is named by the status.
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
    const winners = replies.flatMap(({ status }, index) => (status === 200 ? [`MRR: $${index}k`] : []));
    const shown = replies.filter(({ status }) => status === 409).map(({ json }) => answerConflictSchema.parse(json));
    expect(shown.map(({ stored }) => stored.value)).toEqual(Array.from({ length: 19 }, () => winners[0]));
    expect((await load(busy)).answers.map(({ value }) => value)).toEqual(winners);
  });

  it('has a status that any of the four values may follow', async () => {
    for (const status of ['submitted', 'draft', 'ready', 'in_progress']) {
      const path = `${url}${changeStatusRoute.path}`;
      const reply = await call(path, { ...tokenOf(founder), method: 'PATCH', body: { status } });
      expect(reply).toMatchObject({ status: 200, json: { status } });
      expect((await load(founder)).status).toBe(status);
    }
  });

  it('is another founder’s own', async () => {
    const other = await signUpFounder(url);
    expect((await load(other)).answers).toEqual([]);
    expect((await restore(other, 1, 0)).status).toBe(404);
    expect((await save(other, { value: 'Nothing yet', baseVersion: 0 })).status).toBe(200);
    expect((await load(founder)).answers.map(({ value }) => value)).toEqual(['MRR: $4k']);
  });
});

describe('bad input to the application', () => {
  let founder: Founder;
  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it.each<[string, unknown]>([
    ['value', { value: 'a'.repeat(ANSWER_MAX_CHARS + 1), baseVersion: 0 }],
    ['value', { value: 'NUL \u0000', baseVersion: 0 }],
    ['value', { value: 7, baseVersion: 0 }],
    ['value', { baseVersion: 0 }],
    ['baseVersion', { value: '' }],
    ['baseVersion', { value: '', baseVersion: '0' }],
    ['baseVersion', { value: '', baseVersion: -1 }],
    ['baseVersion', { value: '', baseVersion: 3_000_000_000 }],
  ])('names %s', async (path, body) => {
    const reply = await save(founder, body);
    expect(reply.status).toBe(400);
    expect(problemSchema.parse(reply.json)).toMatchObject({ code: 'validation_failed', issues: [{ path }] });
  });

  it.each(['traction/competitors', 'money/metrics', 'traction/revenue', 'traction/__proto__'])(
    'finds no question %s',
    async (field) => {
      expect((await save(founder, { value: '', baseVersion: 0 }, field)).status).toBe(404);
    },
  );

  it.each([
    ['status', { method: 'PATCH', body: { status: 'accepted' } }, changeStatusRoute.path],
    [
      'fieldId',
      { body: { sectionId: 'vision', fieldId: 'metrics', version: 1, baseVersion: 1 } },
      restoreVersionRoute.path,
    ],
    ['fieldId', {}, `${listAnswerVersionsRoute.path}?sectionId=vision&fieldId=metrics`],
    ['limit', {}, `${listAnswerVersionsRoute.path}?sectionId=vision&fieldId=why-now&limit=26`],
    ['cursor', {}, `${listAnswerVersionsRoute.path}?sectionId=vision&fieldId=why-now&cursor=x`],
  ])('names %s elsewhere too', async (path, request, address) => {
    const reply = await call(`${url}${address}`, { ...tokenOf(founder), ...request });
    expect(reply.status).toBe(400);
    expect(problemSchema.parse(reply.json).issues).toMatchObject([{ path }]);
  });

  it('has stored nothing of all this', async () => {
    expect((await load(founder)).answers).toEqual([]);
  });
});
