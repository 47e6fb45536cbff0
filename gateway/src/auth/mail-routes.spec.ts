import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { followMailLink, requestOtp, updateUser, verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import {
  mailLinkRoute,
  otpRoute,
  updateUserRoute,
  verifyRoute,
} from '@playbook/contracts/auth/mail/mail-routes.contract';
import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

describe('mail flows over HTTP', () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
  });
  afterEach(() => gateway.stop());

  const send = (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST') => {
    const request: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json;charset=UTF-8',
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify(body),
    };
    return fetch(gateway.url + path, request);
  };

  it('lead from a mailed link to the app with 303', async () => {
    const location = 'https://playbook.example/dashboard?code=one-time';
    await gateway.serve(followMailLink.subject, async () => encodeValue({ location }));
    const reply = await fetch(`${gateway.url}${mailLinkRoute.path}?token=a&type=signup`, { redirect: 'manual' });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(location);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.text()).toBe('');
  });

  it('carry the proof of a captcha, and refuse a bad one with the code of the wire contract', async () => {
    let input: unknown;
    await gateway.serve(requestOtp.subject, async ({ payload }) => {
      input = JSON.parse(payload);
      return encodeError(new ProcedureError('captcha_failed', 'captcha protection: request disallowed'));
    });
    const gotrue_meta_security = { captcha_token: 'proof' };
    const reply = await send(otpRoute.path, { email: 'ada@example.com', gotrue_meta_security });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'captcha_failed' });
    expect(input).toMatchObject({ body: { gotrue_meta_security } });
    const withoutProof = await send(otpRoute.path, { email: 'ada@example.com', gotrue_meta_security: {} });
    expect(withoutProof.status).toBe(400);
    expect(input).toMatchObject({ body: { gotrue_meta_security: {} } });
  });

  it('do not use a link up for who asks for its headers only', async () => {
    let calls = 0;
    await gateway.serve(followMailLink.subject, async () => {
      calls += 1;
      return encodeValue({ location: 'https://playbook.example/' });
    });
    const address = `${gateway.url}${mailLinkRoute.path}?token=a&type=signup`;
    const reply = await fetch(address, { method: 'HEAD', redirect: 'manual' });
    expect({ status: reply.status, calls }).toEqual({ status: 405, calls: 0 });
  });

  it('pass on the target, and take nulls and what they do not know', async () => {
    const inputs: string[] = [];
    await gateway.serve(requestOtp.subject, async ({ payload }) => {
      inputs.push(payload);
      return encodeValue({});
    });
    const body = {
      email: 'ada@example.com',
      data: {},
      create_user: true,
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
      channel: 'sms',
    };
    const reply = await send(`${otpRoute.path}?redirect_to=https%3A%2F%2Fplaybook.example%2F`, body);
    expect({ status: reply.status, body: await reply.json() }).toEqual({ status: 200, body: {} });
    expect(inputs[0]).toContain('https://playbook.example/');
    expect(inputs[0]).not.toContain('channel');
  });

  it.each<[number, ErrorCode, string, string]>([
    [403, 'otp_expired', verifyMail.subject, verifyRoute.path],
    [422, 'email_exists', verifyMail.subject, verifyRoute.path],
    [429, 'over_email_send_rate_limit', requestOtp.subject, otpRoute.path],
  ])('respond with %d to %s', async (status, code, subject, path) => {
    await gateway.serve(subject, async () => encodeError(new ProcedureError(code, 'A message', { retryAfterS: 60 })));
    const reply = await send(path, {});
    expect({ status: reply.status, body: await reply.json() }).toMatchObject({ status, body: { code } });
    expect(reply.headers.get('retry-after')).toBe('60');
  });

  it.each<[number, ErrorCode]>([
    [401, 'insufficient_aal'],
    [400, 'reauthentication_needed'],
    [422, 'reauthentication_not_valid'],
    [422, 'same_password'],
    [422, 'weak_password'],
    [403, 'not_admin'],
    [403, 'session_not_found'],
  ])('respond with %d to %s for a change of the account', async (status, code) => {
    await gateway.serve(updateUser.subject, async () => encodeError(new ProcedureError(code, 'A message')));
    const reply = await send(updateUserRoute.path, {}, 'PUT');
    expect({ status: reply.status, body: await reply.json() }).toMatchObject({ status, body: { code } });
  });

  it.each([{ email: {} }, { email: [] }, { email: 'a\u0000@example.com' }, { code_challenge: 'x'.repeat(43) }])(
    'refuse %j',
    async (body) => {
      const reply = await send(otpRoute.path, body);
      expect({ status: reply.status, body: await reply.json() }).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );
});
