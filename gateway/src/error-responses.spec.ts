import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { errorCodeSchema, type ErrorCode } from '@playbook/contracts/core/errors';
import type { Route } from '@playbook/contracts/core/route';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { declaredRoutes, operationOf } from '@playbook/testing/product/declared-routes';
import { PUBLIC_URL, startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { gatewaySettingsSchema } from './gateway.settings.js';
import { securityHeaders } from './http/requests/security-headers.js';

/** Some sixty routes, a dozen requests each. */
jest.setTimeout(60_000);

const ORIGIN = 'https://app.example';
const HEADERS = securityHeaders(PUBLIC_URL);
const MEBIBYTE = 1_048_576;
const LONG = 'a'.repeat(200);
const HAS_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Makes each guarded call fail as the test wishes: limits and ended sessions are asked for before any handler. */
class FailingStore extends MemoryStore {
  code: ErrorCode | null = null;

  override async get(key: string): Promise<string | null> {
    this.fail();
    return super.get(key);
  }

  override async addInWindow(...call: Parameters<MemoryStore['addInWindow']>) {
    this.fail();
    return super.addInWindow(...call);
  }

  private fail(): void {
    if (this.code !== null) throw new ProcedureError(this.code, 'Planted');
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

let gateway: TestGateway;
let store: FailingStore;
let token: string;
let routes: Route[];
/** Which operations have responded with each status. */
const seen = new Map<number, Set<string>>();

beforeAll(async () => {
  store = new FailingStore();
  const settings = gatewaySettingsSchema.parse({ PLAYBOOK_WEB_ORIGINS: ORIGIN });
  gateway = await startTestGateway({ settings }, store);
  token = await gateway.tokens.issue(randomUUID());
  routes = [...(await declaredRoutes()).values()];
});

afterAll(() => gateway.stop());

/** Parameters become ids; `path` may go on. */
const addressOf = ({ path }: Route, parameter: string = randomUUID()): string => path.replaceAll(/:[^/]+/g, parameter);

async function send(path: string, init: RequestInit): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, origin: ORIGIN, ...init.headers };
  const reply = await fetch(gateway.url + path, { ...init, headers, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, body: await reply.text() };
}

/** For what no client library would send. */
async function sendRaw(request: string): Promise<Answer> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const WITH_RETRY = { 'retry-after': expect.stringMatching(/^\d+$/) };

/** What the response has to have of the form that its address promises. */
const formOf = (path: string, status: number): object =>
  path.startsWith('/auth/v1/')
    ? { type: expect.stringContaining('application/json'), body: { code: status, msg: expect.any(String) } }
    : { type: expect.stringContaining('application/problem+json'), body: { status, detail: expect.any(String) } };

/** Every header of a refusal, and a body in the form that its address promises. */
function expectRefusal(path: string, { status, headers, body }: Answer, isForOrigins = true): void {
  expect({ path, status, headers: Object.fromEntries(headers) }).toMatchObject({
    path,
    status: expect.any(Number),
    headers: { ...HEADERS, 'cache-control': 'no-store', ...(status === 503 && WITH_RETRY) },
  });
  expect(status).toBeGreaterThanOrEqual(400);
  const isApi = /^\/(auth|functions|rest|storage)\/v1\//.test(path);
  expect(headers.get('access-control-allow-origin')).toBe(isForOrigins && isApi ? ORIGIN : null);
  expect({ type: headers.get('content-type'), body: JSON.parse(body) }).toMatchObject(formOf(path, status));
  // Every code that is sent is one of the contract's.
  errorCodeSchema.parse(JSON.parse(body).error_code ?? JSON.parse(body).code);
  expect(body).not.toContain(LONG);
}

const note = (status: number, operation: string): void => {
  seen.set(status, (seen.get(status) ?? new Set()).add(operation));
};

const json = { 'content-type': 'application/json' };

/** Ways to be refused that a request brings about by itself, by the status that they must have. */
const FAULTS: readonly {
  readonly status: number;
  readonly path: (route: Route) => string | null;
  readonly init: (route: Route) => RequestInit;
}[] = [
  {
    status: 400,
    path: (route) => `${addressOf(route)}/%`,
    init: ({ method }) => ({ method }),
  },
  {
    status: 400,
    path: (route) => `${addressOf(route)}/%ff${LONG}`,
    init: ({ method }) => ({ method }),
  },
  {
    status: 401,
    path: (route) => (route.access === 'founder' ? addressOf(route) : null),
    init: ({ method }) => ({ method, headers: { authorization: '' } }),
  },
  {
    status: 404,
    path: (route) => `${addressOf(route)}/nothing/here`,
    init: ({ method }) => ({ method }),
  },
  { status: 405, path: (route) => addressOf(route), init: () => ({ method: 'OPTIONS' }) },
  {
    status: 413,
    path: (route) => (HAS_BODY.has(route.method) ? addressOf(route) : null),
    init: ({ method }) => ({ method, headers: json, body: `"${'a'.repeat(2 * MEBIBYTE)}"` }),
  },
  {
    status: 414,
    path: (route) => (route.path.includes(':') ? addressOf(route, LONG) : null),
    init: ({ method }) => ({ method }),
  },
  {
    status: 415,
    path: (route) => (HAS_BODY.has(route.method) ? addressOf(route) : null),
    init: ({ method }) => ({ method, headers: { 'content-type': 'text/plain' }, body: 'text' }),
  },
  {
    status: 400,
    path: (route) => (HAS_BODY.has(route.method) ? addressOf(route) : null),
    init: ({ method }) => ({ method, headers: json, body: '{"' }),
  },
];

/** Codes that services and guards refuse with, one for each further status. */
const PLANTED: readonly [number, ErrorCode][] = [
  [403, 'forbidden'],
  [409, 'conflict'],
  [422, 'same_password'],
  [429, 'over_request_rate_limit'],
  [500, 'unexpected_failure'],
  [503, 'service_unavailable'],
  [504, 'request_timeout'],
];

describe('every refusal has the whole set of headers and the form of its address', () => {
  it('whatever is wrong with the request, at every route', async () => {
    for (const route of routes) {
      for (const { status, path, init } of FAULTS) {
        const address = path(route);
        if (address === null) continue;
        const answer = await send(address, init(route));
        expectRefusal(address, answer);
        expect([operationOf(route), answer.status]).toEqual([operationOf(route), status]);
        note(status, operationOf(route));
      }
    }
  });

  it.each(PLANTED)('whatever fails behind the door: %i', async (status, code) => {
    store.code = code;
    for (const route of routes) {
      const body = HAS_BODY.has(route.method) ? { headers: json, body: '{}' } : {};
      const answer = await send(addressOf(route), { method: route.method, ...body });
      // What needs neither a session nor a service nor has a limit cannot fail so.
      if (answer.status < 400) continue;
      expectRefusal(route.path, answer);
      note(answer.status, operationOf(route));
    }
    store.code = null;
    expect(seen.get(status)?.size).toBeGreaterThan(30);
  });

  it('whatever Node cannot read, at every route', async () => {
    for (const route of routes) {
      const path = addressOf(route);
      const line = `${route.method} ${path} HTTP/1.1\r\n`;
      const requests: [number, string][] = [
        [400, `${line}Host: a\r\nHost: b\r\nConnection: close\r\n\r\n`],
        [400, `${line}Connection: close\r\n\r\n`],
        [400, `${line}Host: a\r\n: nothing\r\n\r\n`],
        [400, `${line}Host: a\r\nContent-Length: x\r\n\r\n`],
        [431, `${line}Host: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
      ];
      for (const [status, request] of requests) {
        const answer = await sendRaw(request);
        expectRefusal(path, answer, false);
        expect([operationOf(route), answer.status]).toEqual([operationOf(route), status]);
        note(status, operationOf(route));
      }
    }
  });

  it('and every class of refusal was among them', () => {
    // 408 has its test beside the connections, which a gateway gives half a minute.
    const classes = [400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431, 500, 503, 504];
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual(classes);
  });

  it('also what is answered without a route, and a permission for another origin', async () => {
    for (const path of ['/%', '/%ff', '//', '/nothing', `/rest/v1/${LONG}/%`]) {
      expectRefusal(path, await send(path, {}));
    }
    const preflight = await send('/rest/v1/profile', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject(HEADERS);
  });
});
