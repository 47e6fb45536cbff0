import 'reflect-metadata';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import { AUTH_TEXTS } from './texts/auth-texts.js';
import { FILE_TEXTS } from './texts/file-texts.js';
import { SHARING_TEXTS } from './texts/sharing-texts.js';
import { FOUNDER_TEXTS } from './texts/founder-texts.js';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/**
 * Rules that do not fit: some routes always refuse, there is no public licence, and the contracts have unions that overlap or hold
 * anything, which is valid.
 */
const RULES = {
  'operation-2xx-response': 'off',
  'info-license': 'off',
  'tag-description': 'off',
  'no-illogical-composition-keywords': 'off',
} as const;

describe('the description of the API', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startTestGateway();
  });
  afterEach(() => gateway.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

  it('has every declared route and no other', async () => {
    const { paths } = (await (await get('/docs/openapi.json')).json()) as Document;
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = [...(await declaredRoutes()).values()].map((route) =>
      operationOf(route).replaceAll(/:(\w+)/g, '{$1}'),
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('is valid OpenAPI 3.1', async () => {
    const source = await (await get('/docs/openapi.json')).text();
    const config = await createConfig({ extends: ['recommended'], rules: RULES });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('says of every operation what it does, with a body that is accepted, and of no other', async () => {
    const texts = { ...AUTH_TEXTS, ...FOUNDER_TEXTS, ...FILE_TEXTS, ...SHARING_TEXTS };
    const routes = await declaredRoutes();
    expect(Object.keys(texts).toSorted()).toEqual([...routes.keys()].toSorted());
    for (const [operation, route] of routes) {
      const { example } = texts[operation] ?? {};
      expect([operation, example !== undefined]).toEqual([operation, route.body !== undefined]);
      expect([operation, route.body?.safeParse(example).error?.issues]).toEqual([operation, undefined]);
    }
  });

  it('has the key that makes a repeated call harmless, and the events of streams', async () => {
    const { paths } = (await (await get('/docs/openapi.json')).json()) as Document;
    const analyzePitch = JSON.stringify(paths['/functions/v1/analyze-pitch']);
    expect(analyzePitch).toContain('"name":"Idempotency-Key","in":"header"');
    expect(analyzePitch).toContain(
      '"contentSchema":{"anyOf":[{"$ref":"#/components/schemas/post-functions-v1-analyze-pitch.chunk"}',
    );
    expect(JSON.stringify(paths['/rest/v1/usage'])).not.toContain('Idempotency-Key');
  });

  it('is told when it is broken', async () => {
    const document = (await (await get('/docs/openapi.json')).json()) as Document;
    const broken = { ...document, paths: { ...document.paths, '/things/{id}': { get: { responses: {} } } } };
    const config = await createConfig({ extends: ['recommended'], rules: RULES });
    const problems = await lintFromString({ source: JSON.stringify(broken), config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('path-parameters-defined');
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await get('/docs/openapi.json')).headers.get('etag') ?? '';
    expect((await get('/docs/openapi.json', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/docs/openapi.json', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('has a viewer whose files all come from here', async () => {
    const page = await (await get('/docs')).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(3);
    const policies = ['/docs', '/livez'].map(async (path) => (await get(path)).headers.get('content-security-policy'));
    const [ofViewer, ofOthers] = await Promise.all(policies);
    expect(ofViewer?.replace('img-src data: ', 'img-src ')).toBe(ofOthers);
    expect(ofViewer).toContain('img-src data: ');
    expect(ofViewer).not.toContain('unsafe');
    for (const address of addresses) expect((await get(address)).status).toBe(200);
  });
});
