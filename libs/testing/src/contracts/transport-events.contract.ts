import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { MESSAGE_MAX_BYTES } from '@playbook/service-kit/messaging/transport.port';
import { waitUntil } from '../wait-until.js';
import { announced, echo, ordered } from './probe/probe.procedures.js';
import type { ProbeService } from './probe/start-probe-service.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

const CALLS = 60;

/** Two replicas of one service: how calls and events are shared between them. */
export function transportEventCases(makeWire: () => Promise<TransportWire>): void {
  describe('two replicas', () => {
    let bench: TransportBench;
    let replicas: ProbeService[];
    let client: RpcClient;
    let publisher: EventPublisher;

    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      replicas = [await bench.startReplica(), await bench.startReplica()];
      const outside = await bench.connect();
      client = await bench.client();
      publisher = new EventPublisher(outside);
    });
    afterEach(() => bench.close());

    /** Messages of one publisher keep their order, so what was sent before the mark has arrived when the mark has. */
    const mark = async (): Promise<void> => {
      await publisher.publish(announced, { text: 'mark' });
      await waitUntil(() => replicas.every((replica) => replica.record.announcements.includes('mark')));
    };

    it('share the calls: each is handled once, and both get work', async () => {
      const texts = Array.from({ length: CALLS }, (_, index) => `call ${index}`);
      await Promise.all(texts.map((text) => client.call(echo, { text })));
      const handled = replicas.map((replica) => replica.record.handled);
      expect(handled.flat().toSorted()).toEqual(texts.toSorted());
      expect(handled.filter((own) => own.length > 0)).toHaveLength(2);
    });

    it('each get an event that is for every process', async () => {
      await publisher.publish(announced, { text: 'hello' });
      await mark();
      expect(replicas.map((replica) => replica.record.announcements)).toEqual([
        ['hello', 'mark'],
        ['hello', 'mark'],
      ]);
    });

    it('share an event that is for one process', async () => {
      for (let order = 0; order < 10; order += 1) await publisher.publish(ordered, { text: `order ${order}` });
      await mark();
      const orders = replicas.flatMap((replica) => replica.record.orders);
      expect(orders.toSorted()).toEqual(Array.from({ length: 10 }, (_, order) => `order ${order}`));
    });

    it('are not disturbed by an event that breaks its contract', async () => {
      const raw = await bench.connect();
      await raw.publish(announced.subject, { payload: '{"text":1}', headers: {} });
      await raw.publish(announced.subject, { payload: '{', headers: {} });
      await mark();
      expect(replicas.map((replica) => replica.record.announcements)).toEqual([['mark'], ['mark']]);
    });

    it('are not sent an event that breaks its contract or is too large', async () => {
      const broken = publisher.publish(announced, { text: 1 } as unknown as { text: string });
      expect((await faultOf(broken)).code).toBe('validation_failed');
      const tooLarge = publisher.publish(announced, { text: 'x'.repeat(MESSAGE_MAX_BYTES) });
      expect((await faultOf(tooLarge)).code).toBe('request_entity_too_large');
      await mark();
      expect(replicas.map((replica) => replica.record.announcements)).toEqual([['mark'], ['mark']]);
    });
  });

  it('accepts an event that nobody subscribes to', async () => {
    const bench = await TransportBench.open(await makeWire());
    const publisher = new EventPublisher(await bench.connect());
    await expect(publisher.publish(announced, { text: 'nobody listens' })).resolves.toBeUndefined();
    await bench.close();
  });
}
