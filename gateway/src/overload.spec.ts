import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { listPitchAnalyses, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { authHealthRoute } from '@playbook/contracts/auth/auth-routes.contract';
import { watchShareComments, watchShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { waitUntil } from '@playbook/testing/wait-until';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { gatewaySettingsSchema } from './gateway.settings.js';

const REPLY = encodeValue({ items: [], nextCursor: null });

let gateway: TestGateway;

afterEach(async () => {
  await gateway.stop();
  jest.restoreAllMocks();
});

describe('a gateway that has as many requests as it takes', () => {
  /** Replies that the service has not given yet. */
  let held: PromiseWithResolvers<string>[];

  const startFull = async (): Promise<{
    list: () => Promise<Response>;
    first: Promise<unknown>;
    leave: () => void;
  }> => {
    held = [];
    gateway = await startTestGateway({ settings: gatewaySettingsSchema.parse({ PLAYBOOK_MAX_REQUESTS_IN_FLIGHT: 1 }) });
    await gateway.serve(listPitchAnalyses.subject, () => {
      const answer = Promise.withResolvers<string>();
      held.push(answer);
      return answer.promise;
    });
    const authorization = `Bearer ${await gateway.tokens.issue(randomUUID())}`;
    const list = (init: RequestInit = {}): Promise<Response> =>
      fetch(gateway.url + listPitchAnalysesRoute.path, { headers: { authorization }, ...init });
    const caller = new AbortController();
    const first = list({ signal: caller.signal }).catch((error: unknown) => error);
    await waitUntil(() => held.length === 1);
    return { list, first, leave: () => caller.abort() };
  };

  /** Nobody plays the auth service, which is told from a full gateway by the time after which to come back. */
  const untilThereIsRoom = (): Promise<void> =>
    waitUntil(async () => (await fetch(gateway.url + authHealthRoute.path)).headers.get('retry-after') === '5');

  it('tells further callers to come back, each in the form of its address, and answers probes', async () => {
    const { list, first } = await startFull();
    const refused = await list();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });
    const refusedSignIn = await fetch(gateway.url + authHealthRoute.path);
    expect(refusedSignIn.status).toBe(503);
    expect(await refusedSignIn.json()).toMatchObject({ code: 503, error_code: 'service_unavailable' });
    for (const probe of ['/livez', '/readyz']) expect((await fetch(gateway.url + probe)).status).toBe(200);
    held[0]?.resolve(REPLY);
    expect(await first).toMatchObject({ status: 200 });
    await untilThereIsRoom();
    const next = list();
    await waitUntil(() => held.length === 2);
    held[1]?.resolve(REPLY);
    expect((await next).status).toBe(200);
  });

  it('has no room for the next while the work for one who left goes on', async () => {
    const { list, first, leave } = await startFull();
    leave();
    await first;
    expect((await list()).status).toBe(503);
    held[0]?.resolve(REPLY);
    await untilThereIsRoom();
  });
});

describe('a service that takes no more', () => {
  it('is not asked again for a moment', async () => {
    gateway = await startTestGateway();
    let asked = 0;
    await gateway.serve(listPitchAnalyses.subject, async () => {
      asked += 1;
      return encodeError(new ProcedureError('service_unavailable', 'Too many texts wait', { retryAfterS: 2 }));
    });
    const authorization = `Bearer ${await gateway.tokens.issue(randomUUID())}`;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const list = async (): Promise<unknown[]> => {
      const { status, headers } = await fetch(gateway.url + listPitchAnalysesRoute.path, {
        headers: { authorization },
      });
      return [status, headers.get('retry-after'), asked];
    };
    expect(await list()).toEqual([503, '2', 1]);
    expect(await list()).toEqual([503, '2', 1]);
    now.mockReturnValue(Date.now() + 100);
    expect(await list()).toEqual([503, '2', 2]);
  });
});

describe('a client that goes away half-way through its body', () => {
  it('is no fault of ours: no line in the log', async () => {
    const failure = jest.spyOn(Logger.prototype, 'failure');
    gateway = await startTestGateway();
    const { hostname, port } = new URL(gateway.url);
    for (let index = 0; index < 5; index += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
      socket.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
    expect(failure).not.toHaveBeenCalled();
  });
});

describe('a gateway that is watched', () => {
  it('counts watches apart from requests, and ends them when it stops', async () => {
    const settings = gatewaySettingsSchema.parse({ PLAYBOOK_MAX_REQUESTS_IN_FLIGHT: 1, PLAYBOOK_MAX_WATCHES: 1 });
    gateway = await startTestGateway({ settings });
    const watched = Promise.withResolvers<void>();
    const news = Promise.withResolvers<string>();
    await gateway.serve(watchShareComments.subject, () => {
      watched.resolve();
      return news.promise;
    });
    await gateway.serve(listPitchAnalyses.subject, async () => REPLY);
    const authorization = `Bearer ${await gateway.tokens.issue(randomUUID())}`;
    const watch = (): Promise<Response> =>
      fetch(gateway.url + watchShareCommentsRoute.path, {
        method: 'POST',
        headers: { authorization, accept: 'text/event-stream' },
      });
    const first = await watch();
    await watched.promise;
    const listed = await fetch(gateway.url + listPitchAnalysesRoute.path, { headers: { authorization } });
    expect(listed.status).toBe(200);
    const second = await watch();
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '30']);
    const ended = first.text().then(
      () => 'ended',
      () => 'ended',
    );
    const stopping = gateway.stop();
    expect(await ended).toBe('ended');
    news.resolve(encodeValue({}));
    await stopping;
    gateway = await startTestGateway({});
  });
});

describe('a gateway that stops', () => {
  it.each([
    ['sends nothing', ''],
    ['sends half a request', 'GET /livez HTTP/1.1\r\nHost: x\r\n'],
    ['sends half a second request', 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /livez HTTP/1.1\r\n'],
  ])('does not wait for a client that %s', async (_, text) => {
    gateway = await startTestGateway({});
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    // A connection that came later is served, so that the first one has been taken.
    expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
    const closed = once(socket.resume(), 'close');
    await gateway.stop();
    await closed;
    gateway = await startTestGateway({});
  });
});
