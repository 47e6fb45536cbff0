import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiDescription } from '@playbook/testing/product/api-description';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import type { Route } from '@playbook/contracts/core/route';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const routes = [...(await declaredRoutes()).values()];

describe('responses of a gateway whose services are away', () => {
  let gateway: TestGateway;
  let token: string;
  let description: ApiDescription;
  beforeAll(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
    description = await ApiDescription.of(gateway.url);
  });
  afterAll(() => gateway.stop());

  /** What in a response the document does not say, nothing where it fits. */
  async function misfit({ method, path }: Route, headers: Record<string, string>): Promise<unknown> {
    const address = gateway.url + path.replaceAll(/:\w+/g, () => randomUUID());
    const isGet = method === 'GET';
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(!isGet && { 'content-type': 'application/json' }) },
      ...(!isGet && { body: '{}' }),
    });
    return description.misfit(method, address, response);
  }

  it.each(routes.map((route) => [operationOf(route), route] as const))('%s fit its description', async (_, route) => {
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer forged' }]) {
      expect(await misfit(route, headers as Record<string, string>)).toBeUndefined();
    }
  });

  it('do not fit where they are of another kind', async () => {
    const address = `${gateway.url}/rest/v1/usage`;
    const headers = { 'content-type': 'application/json' };
    const misfits = [
      new Response('{}', { status: 200, headers }),
      new Response('{}', { status: 201, headers }),
      new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ].map((response) => description.misfit('GET', address, response));
    for (const found of await Promise.all(misfits)) expect(found).toBeDefined();
  });
});
