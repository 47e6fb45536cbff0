import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { identify } from './probe/probe.procedures.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

/** The callee verifies the founder's token itself, whoever the caller is. */
export function transportIdentityCases(makeWire: () => Promise<TransportWire>): void {
  describe('identity', () => {
    const founderId = randomUUID();
    let bench: TransportBench;
    let client: RpcClient;

    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      await bench.startReplica();
      client = await bench.client();
    });
    afterEach(() => bench.close());

    it('arrives as the founder of the access token', async () => {
      const accessToken = await bench.tokens.issue(founderId);
      expect(await client.call(identify, {}, { accessToken })).toEqual({ founderId });
    });

    it('is not taken over by the next call', async () => {
      await client.call(identify, {}, { accessToken: await bench.tokens.issue(founderId) });
      expect((await faultOf(client.call(identify, {}))).code).toBe('no_authorization');
    });

    it('is refused for every token that is not good', async () => {
      const tokens = Object.entries(await bench.tokens.refusable(founderId));
      const codes = await Promise.all(
        tokens.map(async ([name, accessToken]) => [
          name,
          (await faultOf(client.call(identify, {}, { accessToken }))).code,
        ]),
      );
      expect(codes).toEqual(tokens.map(([name]) => [name, 'bad_jwt']));
    });

    it('is refused when the session has ended', async () => {
      const sessionId = randomUUID();
      await bench.endedSessions.add(sessionId);
      const accessToken = await bench.tokens.issue(founderId, { session_id: sessionId });
      expect((await faultOf(client.call(identify, {}, { accessToken }))).code).toBe('session_not_found');
    });
  });
}
