import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listPitchAnalyses, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { adminListUsersRoute } from '@playbook/contracts/auth/admin/admin-routes.contract';
import { encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { gatewaySettingsSchema } from './gateway.settings.js';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';

let gateway: TestGateway;
let recorded: jest.Spied<TestGateway['securityLog']['record']>;
beforeEach(async () => {
  gateway = await startTestGateway({ settings: gatewaySettingsSchema.parse({ AUTH_RATE_LIMIT_RECOVER: 1 }) });
  recorded = jest.spyOn(gateway.securityLog, 'record');
  await gateway.serve(listPitchAnalyses.subject, async () => encodeValue({ items: [], nextCursor: null }));
});
afterEach(() => gateway.stop());

const get = (path: string, token: string) =>
  fetch(gateway.url + path, { headers: { authorization: `Bearer ${token}` } });
const client = expect.stringMatching(/^[\w-]{16}$/);

describe('a request that is refused leaves a security event', () => {
  it('for each bad token, without the token', async () => {
    const bad = Object.values(await gateway.tokens.refusable(randomUUID()));
    for (const token of bad) await get(`${listPitchAnalysesRoute.path}?cursor=private`, token);
    expect(recorded).toHaveBeenCalledTimes(bad.length);
    const fields = { method: 'GET', route: listPitchAnalysesRoute.path, client, founderId: null };
    expect(recorded).toHaveBeenCalledWith('token_refused', 'bad_jwt', fields);
    const told = JSON.stringify(recorded.mock.calls);
    expect(bad.filter((token) => told.includes(token))).toEqual([]);
    expect(told).not.toMatch(/127\.0\.0\.1|private/);
  });

  it('for rights that are missing and limits that are exceeded', async () => {
    const token = await gateway.tokens.issue(randomUUID());
    expect((await get(adminListUsersRoute.path, token)).status).toBe(403);
    expect(recorded).toHaveBeenLastCalledWith('access_denied', 'not_admin', expect.objectContaining({ client }));
    const recover = () => fetch(`${gateway.url}/auth/v1/recover`, { method: 'POST' });
    await recover();
    expect((await recover()).status).toBe(429);
    expect(recorded).toHaveBeenLastCalledWith('rate_limited', 'over_request_rate_limit', {
      method: 'POST',
      route: '/auth/v1/recover',
      client,
      founderId: null,
    });
  });

  it('for nothing else', async () => {
    const token = await gateway.tokens.issue(randomUUID());
    expect((await get(listPitchAnalysesRoute.path, token)).status).toBe(200);
    expect((await fetch(gateway.url + listPitchAnalysesRoute.path)).status).toBe(401);
    expect((await get('/rest/v1/nothing', token)).status).toBe(404);
    expect(recorded).not.toHaveBeenCalled();
  });
});
