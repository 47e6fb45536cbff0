import { beforeEach, describe, expect, it } from '@jest/globals';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { FakeGateway, problem } from '../../../testing/fake-gateway.js';
import type { AnswerToSave } from '../autosave/drafts-ports.js';
import type { SaveReply } from '../autosave/save-reply.js';
import { createSaveAnswer } from './save-answer.js';

const FOUNDER = 'founder-1';
const ROUTE = 'PUT /rest/v1/application/answers/traction/metrics';
const SAVED = { version: 3, savedAt: '2026-11-21T18:00:00.000Z' };
const STORED = { value: 'theirs', version: 2, savedAt: SAVED.savedAt, savedBy: null };
const session = (token: string | null) => ({ tokenNow: () => token, token: () => Promise.resolve(token) });
const answer = (text = 'MRR: $5k'): AnswerToSave => ({
  address: { sectionId: 'traction', fieldId: 'metrics' },
  text,
  baseVersion: 2,
});

describe('sending a save', () => {
  let gateway: FakeGateway;
  let requests: RequestInit[];
  beforeEach(() => {
    gateway = new FakeGateway().on(ROUTE, () => Response.json(SAVED));
    requests = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      requests.push(init ?? {});
      return send(input, init);
    };
  });

  const save = (text?: string, token: string | null = 'token'): Promise<SaveReply> =>
    createSaveAnswer(FOUNDER, session(token))(answer(text), new AbortController().signal);

  it('names the version that the text was written on', async () => {
    expect(await save()).toEqual({ kind: 'saved', ...SAVED });
    expect(gateway.calls[0]?.body).toEqual({ value: 'MRR: $5k', baseVersion: 2 });
    expect(gateway.calls[0]?.headers.get('Authorization')).toBe('Bearer token');
  });

  it('leaves a page that is being closed: no task is waited for, and the request outlives the page', async () => {
    const saving = save();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(requests).toMatchObject([{ keepalive: true }]);
    await saving;
  });

  it('sends what is over the browsers’ limit for such requests as ordinary ones', async () => {
    const send = createSaveAnswer(FOUNDER, session('token'));
    const text = '€'.repeat(ANSWER_MAX_CHARS);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 5 }, () => send(answer(text), signal)));
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, true, false, false]);
    await send(answer(text), signal);
    expect(requests.at(-1)?.keepalive).toBe(true);
  });

  it('sends nothing without a session of this founder', async () => {
    expect(await save('a', null)).toEqual({ kind: 'signed-out' });
    expect(gateway.calls).toEqual([]);
  });

  it('does not send what the contract refuses', async () => {
    expect(await save('x'.repeat(ANSWER_MAX_CHARS + 1))).toEqual({ kind: 'refused' });
    expect(await save('\ud800')).toEqual({ kind: 'refused' });
    expect(gateway.calls).toEqual([]);
  });

  it.each<[string, () => Response, SaveReply]>([
    ['a conflict', () => conflict(STORED), { kind: 'conflict', stored: STORED }],
    ['an account that is being deleted', () => problem(409, 'account_deleting'), { kind: 'closed' }],
    ['a session that is over', () => problem(401, 'bad_jwt'), { kind: 'signed-out' }],
    ['a text that is refused', () => problem(400, 'validation_failed'), { kind: 'refused' }],
    ['a body that is too large', () => problem(413, 'request_entity_too_large'), { kind: 'refused' }],
    [
      'too many calls',
      () => problem(429, 'over_request_rate_limit', [], { 'Retry-After': '7' }),
      { kind: 'failed', retryAfterMs: 7_000 },
    ],
    ['a service that is away', () => problem(503, 'service_unavailable'), { kind: 'failed', retryAfterMs: null }],
    [
      'an answer of something in between',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'failed', retryAfterMs: null },
    ],
    ['an answer that breaks the contract', () => Response.json({ ok: true }), { kind: 'failed', retryAfterMs: null }],
    ['an answer that breaks off', () => new Response('{"version":'), { kind: 'failed', retryAfterMs: null }],
  ])('understands %s', async (_, respond, expected) => {
    gateway.on(ROUTE, respond);
    expect(await save()).toEqual(expected);
  });

  it('understands a lost network', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await save()).toEqual({ kind: 'failed', retryAfterMs: null });
  });
});

const conflict = (stored: object): Response =>
  Response.json(
    { type: 'urn:conflict', title: 'conflict', status: 409, code: 'conflict', detail: 'conflict', stored },
    { status: 409 },
  );
