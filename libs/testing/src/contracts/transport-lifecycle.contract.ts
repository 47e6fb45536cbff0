import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { waitUntil } from '../wait-until.js';
import { echo, hold } from './probe/probe.procedures.js';
import type { ProbeService } from './probe/start-probe-service.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

const message = { payload: '{}', headers: {} };

/** Stopping in order: nothing that was begun is lost, nothing new is taken. */
export function transportLifecycleCases(makeWire: () => Promise<TransportWire>): void {
  describe('stopping', () => {
    let bench: TransportBench;
    let service: ProbeService;
    let client: RpcClient;

    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      service = await bench.startReplica();
      client = await bench.client();
    });
    afterEach(() => bench.close());

    const isServed = (): Promise<boolean> =>
      client.call(echo, { text: 'anyone?' }).then(
        () => true,
        () => false,
      );

    it('finishes what was begun and takes nothing new', async () => {
      service.record.closeGate();
      const begun = client.call(hold, { text: 'begun' });
      await waitUntil(() => service.record.handled.includes('begun'));
      let isStopped = false;
      const stopping = service.close().then(() => {
        isStopped = true;
      });
      await waitUntil(async () => !(await isServed()));
      expect((await faultOf(client.call(echo, { text: 'new' }))).code).toBe('service_unavailable');
      expect(isStopped).toBe(false);
      service.record.release();
      expect(await begun).toEqual({ text: 'begun' });
      await stopping;
    });

    it('loses no call while one of two replicas stops', async () => {
      const other = await bench.startReplica();
      const texts = Array.from({ length: 50 }, (_, index) => `call ${index}`);
      const calls = texts.map((text) => client.call(echo, { text }));
      const [replies] = await Promise.all([Promise.all(calls), service.close()]);
      expect(replies.map((reply) => reply.text)).toEqual(texts);
      expect(await client.call(echo, { text: 'after' })).toEqual({ text: 'after' });
      expect(other.record.handled).toContain('after');
    });

    it('may be asked for twice', async () => {
      const end = await bench.connect();
      await end.drain();
      await end.close();
      await expect(end.drain()).resolves.toBeUndefined();
      await expect(end.close()).resolves.toBeUndefined();
    });

    it('finishes what was begun when a transport is closed without being drained first', async () => {
      const end = await bench.connect();
      let answer: (reply: string) => void = () => undefined;
      let isBegun = false;
      await end.serve('slow', 'slow.v1.gate.hold', () => {
        isBegun = true;
        return new Promise((resolve) => {
          answer = resolve;
        });
      });
      const caller = await bench.connect();
      const reply = caller.request('slow.v1.gate.hold', message, { timeoutMs: 5_000 });
      await waitUntil(() => isBegun);
      const closing = end.close();
      answer('{"value":1}');
      expect(await reply).toBe('{"value":1}');
      await closing;
    });

    it('goes on after a handler that rejects, against the rule', async () => {
      const end = await bench.connect();
      await end.serve('broken', 'broken.v1.gate.open', ({ payload }) =>
        payload === 'break' ? Promise.reject(new Error('broken')) : Promise.resolve('{"value":1}'),
      );
      const caller = await bench.connect();
      const ask = (payload: string): Promise<string> =>
        caller.request('broken.v1.gate.open', { payload, headers: {} }, { timeoutMs: 100 });
      expect((await faultOf(ask('break'))).code).toBe('request_timeout');
      expect(await ask('open')).toBe('{"value":1}');
    });

    it('leaves an end that says so to every use', async () => {
      const end = await bench.connect();
      await expect(end.check()).resolves.toBeUndefined();
      await end.close();
      const uses = [
        end.check(),
        end.publish('probe.events.v1.news.announced', message),
        end.request(echo.subject, message, { timeoutMs: 1_000 }),
      ];
      const codes = await Promise.all(uses.map(async (use) => (await faultOf(use)).code));
      expect(codes).toEqual(['service_unavailable', 'service_unavailable', 'service_unavailable']);
    });
  });
}
