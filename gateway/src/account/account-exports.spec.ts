import { randomUUID } from 'node:crypto';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  applicationsLifecycle,
  type ExportedAnswerVersion,
} from '@playbook/contracts/applications/applications-lifecycle.contract';
import { exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { AuthExport } from '@playbook/contracts/founder/account.schema';
import { exportAuth } from '@playbook/contracts/auth/auth-account.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { waitUntil } from '@playbook/testing/wait-until';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const AT = '2026-11-22T10:00:00.000Z';
const FOUNDER_ID = randomUUID();
const ACCOUNT: AuthExport = {
  user: {
    id: FOUNDER_ID,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ada@example.com',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: AT,
    updated_at: AT,
    is_anonymous: false,
  },
  profile: { id: FOUNDER_ID, fullName: 'Ada', email: 'ada@example.com', plan: 'Free', memberSince: AT },
  sessions: [],
  securityEvents: [],
};
/** Of a test that moves 80 MB through the gateway, beside others on one processor. */
const EIGHTY_MB_TIMEOUT_MS = 30_000;
const versions = (from: number, count: number, text = 'a'): ExportedAnswerVersion[] =>
  Array.from({ length: count }, (_, index) => ({
    applicationId: randomUUID(),
    sectionId: 'traction',
    fieldId: 'metrics',
    version: from + index,
    value: text,
    savedAt: AT,
    savedBy: { founderId: FOUNDER_ID, sessionId: randomUUID() },
    restoredVersion: null,
  }));

describe('the export of an account', () => {
  let gateway: TestGateway;
  let headers: { authorization: string };
  /** Cursors that the applications service was asked for. */
  let asked: (string | undefined)[];
  /** What the applications service returns for each page. */
  let page: (cursor: string | undefined) => Promise<string>;

  const pageOf = (answerVersions: object[], nextCursor: string | null): string =>
    encodeValue({ applications: [], answerVersions, nextCursor });

  beforeEach(async () => {
    gateway = await startTestGateway();
    headers = { authorization: `Bearer ${await gateway.tokens.issue(FOUNDER_ID)}` };
    asked = [];
    page = async () => pageOf([], null);
    await gateway.serve(exportAuth.subject, async () => encodeValue(ACCOUNT));
    for (const { exportPage, lists } of FOUNDER_LIFECYCLES) {
      const empty =
        lists === null ? { industryAnalysis: null, uses: [] } : Object.fromEntries(lists.map((list) => [list, []]));
      if (exportPage !== applicationsLifecycle.exportPage) {
        await gateway.serve(exportPage.subject, async () => encodeValue(empty));
      }
    }
    await gateway.serve(applicationsLifecycle.exportPage.subject, async ({ payload }) => {
      const { cursor } = JSON.parse(payload) as { cursor?: string };
      asked.push(cursor);
      return page(cursor);
    });
  });
  afterEach(() => gateway.stop());

  const get = (options: { headers?: Record<string, string>; signal?: AbortSignal; method?: string } = {}) =>
    fetch(gateway.url + exportAccountRoute.path, { headers, ...options });
  /** Pages without end, each of them some 100 kB. */
  const endless = async (cursor = '0') => pageOf(versions(1, 20, 'x'.repeat(5_000)), String(Number(cursor) + 1));

  it('puts the pages together to the document of the contract', async () => {
    page = async (cursor) => pageOf(versions(cursor === 'b' ? 3 : 1, 2), cursor === undefined ? 'b' : null);
    const reply = await get();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const document = exportAccountRoute.response.parse(await reply.json());
    expect(document.applications.answerVersions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(document.account).toEqual(ACCOUNT);
  });

  it('hands a page out before it asks for the next one', async () => {
    const isRead = Promise.withResolvers<void>();
    page = async (cursor) => {
      if (cursor === undefined) return pageOf(versions(1, 1, 'the first page'), 'b');
      await isRead.promise;
      return pageOf(versions(2, 1, 'the second page'), null);
    };
    const reader = (await get()).body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('the first page')) text += (await reader.read()).value ?? '';
    expect(text).not.toContain('the second page');
    isRead.resolve();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(exportAccountRoute.response.parse(JSON.parse(text)).applications.answerVersions).toHaveLength(2);
  });

  it(
    'asks for no more pages than buffers take while the client reads nothing, and goes on when it reads',
    async () => {
      const PAGES = 400;
      page = async (cursor = '0') => (Number(cursor) < PAGES ? endless(cursor) : pageOf([], null));
      const response = Promise.withResolvers<IncomingMessage>();
      httpGet(gateway.url + exportAccountRoute.path, { headers }, response.resolve).on('error', response.reject);
      const stalled = (await response.promise).pause();
      // Another founder's 40 MB go through the same gateway meanwhile.
      const other = { authorization: `Bearer ${await gateway.tokens.issue(randomUUID())}` };
      await (await get({ headers: other })).text();
      const askedByOther = PAGES + 1;
      expect(asked.length - askedByOther).toBeLessThan(PAGES / 2);
      await stalled.resume().toArray();
      expect(stalled.complete).toBe(true);
      expect(asked).toHaveLength(2 * askedByOther);
    },
    EIGHTY_MB_TIMEOUT_MS,
  );

  it('asks for no more pages once the client is gone, and lets the founder have another one', async () => {
    page = endless;
    const client = new AbortController();
    const reader = (await get({ signal: client.signal })).body!.getReader();
    await reader.read();
    client.abort();
    await expect(reader.read()).rejects.toThrow('aborted');
    page = async () => pageOf([], null);
    await waitUntil(async () => (await get()).status === 200);
  });

  it('is written once at a time for each founder', async () => {
    const isLet = Promise.withResolvers<void>();
    page = async (cursor) => {
      if (cursor !== undefined) await isLet.promise;
      return pageOf([], cursor === undefined ? 'b' : null);
    };
    const first = await get();
    const second = await get();
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '5']);
    expect(await second.json()).toMatchObject({ code: 'export_in_progress' });
    const other = { authorization: `Bearer ${await gateway.tokens.issue(randomUUID())}` };
    const othersReply = await get({ headers: other });
    expect(othersReply.status).toBe(200);

    isLet.resolve();
    expect(exportAccountRoute.response.safeParse(await first.json()).success).toBe(true);
    await othersReply.json();
    await waitUntil(async () => (await get()).status === 200);
  });

  it('never looks whole when a page fails in the middle', async () => {
    page = async (cursor) =>
      cursor === undefined
        ? pageOf(versions(1, 1, 'x'.repeat(5_000)), 'b')
        : encodeError(new ProcedureError('service_unavailable', 'away'));
    const reply = await get();
    expect(reply.status).toBe(200);
    let text = '';
    const readAll = async (): Promise<void> => {
      for await (const part of reply.body!.pipeThrough(new TextDecoderStream())) text += part;
    };
    await expect(readAll()).rejects.toThrow('terminated');
    expect(() => JSON.parse(text)).toThrow('JSON');
    page = async () => pageOf([], null);
    await waitUntil(async () => (await get()).status === 200);
  });

  it('says by its status when a service is away from the beginning, as often as it is asked', async () => {
    page = async () => encodeError(new ProcedureError('service_unavailable', 'away'));
    for (let call = 0; call < 2; call += 1) {
      const reply = await get();
      expect(reply.status).toBe(503);
      expect(await reply.json()).toMatchObject({ code: 'service_unavailable' });
    }
  });

  it('is not written for nobody', async () => {
    expect((await get({ method: 'HEAD' })).status).toBe(405);
    expect(asked).toEqual([]);
  });

  it('does not keep a gateway from stopping', async () => {
    page = endless;
    const reply = await get();
    const read = reply.text().then(
      () => 'to its end',
      () => 'broken off',
    );
    await waitUntil(() => asked.length > 3);
    await gateway.stop();
    expect(await read).toBe('broken off');
    gateway = await startTestGateway();
  });
});
