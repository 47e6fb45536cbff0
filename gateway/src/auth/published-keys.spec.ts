import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jwksRoute } from '@playbook/contracts/auth/auth-routes.contract';
import { encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { TestTokens } from '@playbook/testing/service/test-tokens';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

describe('the published keys', () => {
  it('are those by which the gateway judges tokens, whatever anybody on the transport says', async () => {
    const forger = await TestTokens.create('https://playbook.example');
    const forged = encodeValue(await forger.jwks());
    await gateway.serve('auth.v1.keys.list', async () => forged);
    const reply = await fetch(`${gateway.url}${jwksRoute.path}`);
    expect(await reply.json()).toEqual(await gateway.tokens.jwks());
  });
});
