import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HEADER } from '@playbook/service-kit/messaging/headers';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { waitUntil } from '../wait-until.js';
import { echo, narrate } from './probe/probe.procedures.js';
import type { ProbeService } from './probe/start-probe-service.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

const WORDS = Array.from({ length: 60 }, (_, index) => `word${index}`);
const TEXT = WORDS.join(' ');

/** What a callee tells before its reply, and what a caller that goes away tells it. */
export function transportChunksCases(makeWire: () => Promise<TransportWire>): void {
  describe('a call with chunks', () => {
    let bench: TransportBench;
    let service: ProbeService;
    let client: RpcClient;

    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      service = await bench.startReplica();
      client = await bench.client();
    });
    afterEach(() => bench.close());

    it('hands over every chunk, in order, before the reply', async () => {
      const chunks: string[] = [];
      const reply = await client.call(narrate, { text: TEXT }, { onChunk: ({ word }) => void chunks.push(word) });
      expect(reply).toEqual({ text: TEXT });
      expect(chunks).toEqual(WORDS);
    });

    it('shows chunks while the callee is still at work', async () => {
      service.record.closeGate();
      const chunks: string[] = [];
      const call = client.call(narrate, { text: TEXT }, { onChunk: ({ word }) => void chunks.push(word) });
      await waitUntil(() => chunks.length === WORDS.length);
      service.record.release();
      expect(await call).toEqual({ text: TEXT });
    });

    it('keeps calls at once apart', async () => {
      const texts = Array.from({ length: 20 }, (_, index) => `a${index} b${index}`);
      const heard = texts.map((): string[] => []);
      await Promise.all(
        texts.map((text, index) =>
          client.call(narrate, { text }, { onChunk: ({ word }) => void heard[index]?.push(word) }),
        ),
      );
      expect(heard.map((words) => words.join(' '))).toEqual(texts);
    });

    it('is answered without chunks where nobody wants any', async () => {
      expect(await client.call(narrate, { text: TEXT })).toEqual({ text: TEXT });
    });

    it('fails when a chunk breaks the contract', async () => {
      const call = client.call(narrate, { text: 'x'.repeat(101) }, { onChunk: () => undefined });
      expect((await faultOf(call)).code).toBe('unexpected_failure');
      expect(service.record.handled).toEqual([]);
    });

    it('ends at the callee when its caller goes away', async () => {
      service.record.closeGate();
      const caller = new AbortController();
      const options = { signal: caller.signal, onChunk: () => undefined };
      const fault = faultOf(client.call(narrate, { text: 'one two' }, options));
      await waitUntil(() => service.record.handled.includes('one two'));
      caller.abort();
      expect((await fault).code).toBe('request_cancelled');
      await waitUntil(() => service.record.cancelled.includes('one two'));
    });

    it('is not told elsewhere than to its caller', async () => {
      const listener = await bench.connect();
      const heard: string[] = [];
      const stop = await listener.subscribe('probe.events.v1.news.announced', async ({ payload }) => {
        heard.push(payload);
      });
      const headers = { [HEADER.chunksSubject]: 'probe.events.v1.news.announced' };
      await listener.request(narrate.subject, { payload: JSON.stringify({ text: TEXT }), headers }, narrate);
      await client.call(echo, { text: 'afterwards' });
      expect(heard).toEqual([]);
      stop();
      stop();
    });
  });
}
