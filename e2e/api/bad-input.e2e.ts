import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { problemSchema } from '@playbook/contracts/core/errors';
import { type Call, call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { claimsOf, signClaims } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const analyzeUrl = `${url}${analyzePitchRoute.path}`;
const listUrl = `${url}${listPitchAnalysesRoute.path}`;
const MEBIBYTE = 1_048_576;

/** Header and claims of a token, with a signature that nobody made. */
const foreignToken = (token: string): string => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`;

describe('bad input to analyze-pitch', () => {
  let founder: Founder;
  let token: string;

  beforeAll(async () => {
    founder = await signUpFounder(url);
    token = founder.session.access_token;
  });

  const expectRefused = async (request: Call, status: number, code: string) => {
    const reply = await call(analyzeUrl, request);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    const problem = problemSchema.parse(reply.json);
    expect(problem).toMatchObject({ status, code });
    expect(reply.text).not.toMatch(/\bat .*\.(js|ts):\d+|node_modules/);
    expect(reply.json).toMatchObject({ success: false, data: null });
    return problem;
  };

  it.each<[string, unknown]>([
    ['an empty pitch', { pitch: '' }],
    ['a blank pitch', { pitch: ' \n\t ' }],
    ['281 characters', { pitch: 'a'.repeat(281) }],
    ['a number', { pitch: 7 }],
    ['null', { pitch: null }],
    ['an array', { pitch: ['Payroll'] }],
    ['an object', { pitch: { text: 'Payroll' } }],
    ['no pitch', {}],
    ['a NUL character', { pitch: 'Payroll \u0000 for dentists' }],
    ['an unpaired surrogate', { pitch: 'Payroll \ud800 for dentists' }],
  ])('names the field for %s', async (_name, body) => {
    const problem = await expectRefused({ body, token }, 400, 'validation_failed');
    expect(problem.issues?.map((issue) => issue.path)).toEqual(['pitch']);
  });

  it.each<[string, unknown]>([
    ['an array as body', []],
    ['a text as body', 'Payroll'],
    ['null as body', null],
  ])('refuses %s', async (_name, body) => {
    await expectRefused({ body, token }, 400, 'validation_failed');
  });

  it('refuses malformed JSON', async () => {
    await expectRefused({ rawBody: '{"pitch": "Payroll', token }, 400, 'bad_json');
  });

  it('refuses JSON nested more than 64 levels', async () => {
    await expectRefused({ rawBody: `${'['.repeat(65)}${']'.repeat(65)}`, token }, 400, 'bad_json');
  });

  it('refuses a body of 2 MiB', async () => {
    await expectRefused({ body: { pitch: 'a'.repeat(2 * MEBIBYTE) }, token }, 413, 'request_entity_too_large');
  });

  it('refuses another media type', async () => {
    await expectRefused(
      { rawBody: 'pitch=x', token, headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    );
  });

  it('refuses an idempotency key of another form', async () => {
    const headers = { 'idempotency-key': 'a b' };
    const problem = await expectRefused({ body: { pitch: 'Payroll' }, token, headers }, 400, 'validation_failed');
    expect(problem.issues?.[0]?.path).toBe('Idempotency-Key');
  });

  it('refuses a call without a token', async () => {
    await expectRefused({ body: { pitch: 'Payroll' } }, 401, 'no_authorization');
  });

  it('refuses a foreign, a malformed and an unsigned token', async () => {
    const [, claims] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
    for (const wrong of [foreignToken(token), 'nonsense', unsigned]) {
      await expectRefused({ body: { pitch: 'Payroll' }, token: wrong }, 401, 'bad_jwt');
    }
  });

  it('refuses tokens with a good signature and wrong claims', async () => {
    const claims = claimsOf(token);
    const nowS = Math.floor(Date.now() / 1_000);
    const wrongClaims = [
      { ...claims, iat: nowS - 7_200, exp: nowS - 3_600 },
      { ...claims, aud: 'somebody-else' },
      { ...claims, iss: 'https://auth.example.com/auth/v1' },
      { ...claims, role: 'service_role' },
      { ...claims, sub: undefined },
    ];
    for (const wrong of wrongClaims) {
      await expectRefused({ body: { pitch: 'Payroll' }, token: await signClaims(wrong) }, 401, 'bad_jwt');
    }
  });

  it('has stored nothing of all this', async () => {
    const reply = await call(listUrl, { token });
    expect(listPitchAnalysesRoute.response.parse(reply.json).items).toEqual([]);
  });
});

describe('bad input elsewhere', () => {
  let token: string;

  beforeAll(async () => {
    token = (await signUpFounder(url)).session.access_token;
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=%00', '?cursor=bm90IGEgY3Vyc29y'])(
    'refuses the page %s',
    async (query) => {
      const reply = await call(`${listUrl}${query}`, { token });
      expect(reply.status).toBe(400);
      expect(problemSchema.parse(reply.json).issues?.[0]?.path).toBe(query.slice(1, query.indexOf('=')));
    },
  );

  it.each([listPitchAnalysesRoute, listIdeaChecksRoute, listAnswerAnalysesRoute])(
    'refuses a page of $path that begins in the year 0, which the database does not know',
    async ({ path }) => {
      const cursor = Buffer.from(`0000-01-01T00:00:00Z ${randomUUID()}`).toString('base64url');
      const reply = await call(`${url}${path}?cursor=${cursor}`, { token });
      expect(reply).toMatchObject({ status: 400, json: { issues: [{ path: 'cursor' }] } });
    },
  );

  it.each([
    ['PUT', '/rest/v1/application/answers/traction/metrics', { value: 'x' }],
    ['POST', '/rest/v1/application/versions/restore', { sectionId: 'traction', fieldId: 'metrics', version: 1 }],
  ])('refuses %s %s on the last version that there can be', async (method, path, body) => {
    const last = { ...body, baseVersion: 2_147_483_647 };
    const reply = await call(`${url}${path}`, { method, token, body: last });
    expect(reply).toMatchObject({ status: 400, json: { issues: [{ path: 'baseVersion' }] } });
    const before = await call(`${url}${path}`, { method, token, body: { ...body, baseVersion: last.baseVersion - 1 } });
    expect([404, 409]).toContain(before.status);
  });

  it('answers 404 with a problem document at an unknown address of the API', async () => {
    const reply = await call(`${url}/rest/v1/nothing`, { token });
    expect(reply.status).toBe(404);
    expect(problemSchema.parse(reply.json).code).toBe('not_found');
  });

  it('answers 404 for an id that is none', async () => {
    expect((await call(`${listUrl}/not-an-id`, { token })).status).toBe(404);
  });
});
