import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import type { Route } from '@playbook/contracts/core/route';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const DOCUMENT = 'document.json';
/** An operation's address in the document, as a JSON pointer writes it. */
const pointerOf = ({ path, method }: Route): string => {
  const address = path.replaceAll(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
  return `#/paths/${encodeURIComponent(address)}/${method.toLowerCase()}`;
};

const routes = [...(await declaredRoutes()).values()];

describe('responses of a gateway whose services are away', () => {
  let gateway: TestGateway;
  let token: string;
  let ajv: Ajv2020;
  beforeAll(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
    ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema((await (await fetch(`${gateway.url}/docs/openapi.json`)).json()) as object, DOCUMENT);
  });
  afterAll(() => gateway.stop());

  /** What in a response the document does not say, nothing where it fits. */
  async function misfits(route: Route, headers: Record<string, string>): Promise<unknown> {
    const path = route.path.replaceAll(/:\w+/g, () => randomUUID());
    const isGet = route.method === 'GET';
    const response = await fetch(gateway.url + path, {
      method: route.method,
      redirect: 'manual',
      headers: { ...headers, ...(!isGet && { 'content-type': 'application/json' }) },
      ...(!isGet && { body: '{}' }),
    });
    const isFailure = response.status >= 400;
    const status = isFailure ? `${String(response.status)[0]}XX` : String(response.status);
    const responses = resolve(`${pointerOf(route)}/responses`) as Record<string, { $ref?: string; content?: object }>;
    const described = responses[status];
    if (described === undefined) return `${response.status} is not described`;
    const at = described.$ref ?? `${pointerOf(route)}/responses/${status}`;
    const { content = {} } = resolve(at) as { content?: object };
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    if (!(type in content)) return `${response.status} has the type ${type}`;
    const validate = ajv.getSchema(`${DOCUMENT}${at}/content/${type.replace('/', '~1').replace('+', '%2B')}/schema`);
    if (validate === undefined) return `${at} has no schema`;
    return validate(await response.json()) ? undefined : validate.errors;
  }

  /** What stands at a JSON pointer of the document. */
  function resolve(pointer: string): unknown {
    const keys = pointer.split('/').slice(1);
    return keys.reduce<unknown>(
      (value, key) => Reflect.get(Object(value), decodeURIComponent(key).replaceAll('~1', '/')),
      ajv.schemas[DOCUMENT]?.schema,
    );
  }

  it.each(routes.map((route) => [operationOf(route), route] as const))('%s fit its description', async (_, route) => {
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer forged' }]) {
      expect(await misfits(route, headers as Record<string, string>)).toBeUndefined();
    }
  });
});
