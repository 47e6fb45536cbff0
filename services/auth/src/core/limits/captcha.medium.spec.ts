import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { requestOtp, requestRecovery, resendMail } from '@playbook/contracts/auth/mail/mail.contract';
import { signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import type { Procedure } from '@playbook/contracts/core/procedure';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../../test/auth-service.fixture.js';

const SECRET = 'a secret with the provider';
const GOOD = 'proof of a person';

/** Plays the captcha's provider. */
const verifier = { status: 200, broken: false };
const seen: URLSearchParams[] = [];
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    const form = new URLSearchParams(body);
    seen.push(form);
    const verdict = { success: form.get('secret') === SECRET && form.get('response') === GOOD };
    response.writeHead(verifier.status, { 'content-type': 'application/json', location: '/elsewhere' });
    response.end(verifier.broken ? 'gateway error' : JSON.stringify(verdict));
  });
});

let auth: TestAuth;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  auth = await startTestAuth({ env: { AUTH_CAPTCHA_VERIFY_URL: verifyUrl, AUTH_CAPTCHA_SECRET: SECRET } });
});
afterAll(async () => {
  await auth.stop();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  Object.assign(verifier, { status: 200, broken: false });
  seen.length = 0;
});

const proof = (captcha_token?: string | null) => ({ gotrue_meta_security: { captcha_token } });
const call = (procedure: Procedure, body: object): Promise<unknown> =>
  auth.rpc.call(procedure, { body, client: TEST_CLIENT });
const register = (token?: string) => call(signUp, { email: uniqueEmail(), password: TEST_PASSWORD, ...proof(token) });

describe('the captcha', () => {
  it.each<[string, Procedure, object]>([
    ['sign-up', signUp, { email: uniqueEmail(), password: TEST_PASSWORD }],
    ['sign-in with a password', signInWithPassword, { email: uniqueEmail(), password: TEST_PASSWORD }],
    ['mailed code', requestOtp, { email: uniqueEmail() }],
    ['recovery', requestRecovery, { email: uniqueEmail() }],
    ['repeated mail', resendMail, { type: 'signup', email: uniqueEmail() }],
  ])('guards the %s', async (_name, procedure, body) => {
    expect(await codeOf(call(procedure, body))).toBe('captcha_failed');
    expect(await codeOf(call(procedure, { ...body, ...proof(null) }))).toBe('captcha_failed');
    expect(seen).toEqual([]);
    expect(await codeOf(call(procedure, { ...body, ...proof('another') }))).toBe('captcha_failed');
    const outcome = await call(procedure, { ...body, ...proof(GOOD) }).catch((error: unknown) => error);
    expect(outcome).not.toMatchObject({ code: 'captcha_failed' });
    expect(seen.map((form) => form.get('response'))).toEqual(['another', GOOD]);
  });

  it('lets nobody pass while its provider cannot be asked, and says so', async () => {
    verifier.broken = true;
    expect(await codeOf(register(GOOD))).toBe('service_unavailable');
    Object.assign(verifier, { broken: false, status: 302 });
    expect(await codeOf(register(GOOD))).toBe('service_unavailable');
    expect(seen).toHaveLength(2);
    verifier.status = 200;
    await expect(register(GOOD)).resolves.toBeDefined();
  });
});
