import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { decodeReply } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { MESSAGE_MAX_BYTES } from '@playbook/service-kit/messaging/transport.port';
import { waitUntil } from '../wait-until.js';
import * as probe from './probe/probe.procedures.js';
import { SECRET } from './probe/probe.controller.js';
import type { ProbeService } from './probe/start-probe-service.js';
import { faultOf, TransportBench, type TransportWire } from './transport-bench.js';

const TEXT_ENVELOPE_BYTES = Buffer.byteLength(JSON.stringify({ text: '' }));
const REPLY_ENVELOPE_BYTES = Buffer.byteLength(JSON.stringify({ value: { text: '' } }));

/** Replies, faults, sizes, timeouts and cancellation of a call. */
export function transportCallCases(makeWire: () => Promise<TransportWire>): void {
  describe('a call', () => {
    let bench: TransportBench;
    let service: ProbeService;
    let client: RpcClient;

    beforeEach(async () => {
      bench = await TransportBench.open(await makeWire());
      service = await bench.startReplica();
      client = await bench.client();
    });
    afterEach(() => bench.close());

    it('answers what the contract declares and nothing else', async () => {
      expect(await client.call(probe.echo, { text: 'Grüße, 世界 🚀' })).toEqual({ text: 'Grüße, 世界 🚀' });
    });

    it('sends nothing when the input breaks the contract', async () => {
      const fault = await faultOf(client.call(probe.echo, { text: 1 } as unknown as { text: string }));
      expect(fault.code).toBe('validation_failed');
      expect(fault.details?.issues?.map((issue) => issue.path)).toEqual(['text']);
      expect(service.record.handled).toEqual([]);
    });

    it.each([
      ['{"text":1}', 'validation_failed'],
      ['{"text":', 'bad_json'],
    ])('is checked again by the callee: %s', async (payload, code) => {
      const sender = await bench.connect();
      const reply = await sender.request(probe.echo.subject, { payload, headers: {} }, probe.echo);
      expect(() => decodeReply(reply)).toThrow(expect.objectContaining({ code }));
      expect(service.record.handled).toEqual([]);
    });

    it('carries a typed error with its details', async () => {
      const fault = await faultOf(client.call(probe.refuse, {}));
      expect(fault.toMessage()).toEqual({
        code: 'conflict',
        message: 'The text is taken',
        details: { issues: [{ path: 'text', message: 'is taken' }] },
      });
    });

    it('hides the text of any other error', async () => {
      const fault = await faultOf(client.call(probe.crash, {}));
      expect(fault.toMessage()).toEqual({ code: 'unexpected_failure', message: 'Unexpected failure' });
      expect(JSON.stringify(fault)).not.toContain(SECRET);
    });

    it('does not deliver a reply that breaks the contract', async () => {
      expect((await faultOf(client.call(probe.breakContract, {}))).code).toBe('unexpected_failure');
    });

    it('is refused at once when nobody serves the subject', async () => {
      expect((await faultOf(client.call(probe.neverServed, {}))).code).toBe('service_unavailable');
    });

    it('times out, and a reply that comes later disturbs nothing', async () => {
      service.record.closeGate();
      const fault = await faultOf(client.call(probe.holdImpatiently, { text: 'late' }));
      service.record.release();
      expect(fault.code).toBe('request_timeout');
      expect(await client.call(probe.echo, { text: 'next' })).toEqual({ text: 'next' });
    });

    it('ends when its caller cancels it', async () => {
      service.record.closeGate();
      const caller = new AbortController();
      const fault = faultOf(client.call(probe.hold, { text: 'begun' }, { signal: caller.signal }));
      await waitUntil(() => service.record.handled.includes('begun'));
      caller.abort();
      expect((await fault).code).toBe('request_cancelled');
    });

    it('is not sent when its caller has cancelled it already', async () => {
      const fault = await faultOf(client.call(probe.echo, { text: 'x' }, { signal: AbortSignal.abort() }));
      expect(fault.code).toBe('request_cancelled');
      expect(await client.call(probe.echo, { text: 'next' })).toEqual({ text: 'next' });
      expect(service.record.handled).toEqual(['next']);
    });

    it('keeps many calls at once apart', async () => {
      const texts = Array.from({ length: 200 }, (_, index) => `call ${index}`);
      const replies = await Promise.all(texts.map((text) => client.call(probe.echo, { text })));
      expect(replies.map((reply) => reply.text)).toEqual(texts);
    });

    it('carries the largest request and refuses a larger one', async () => {
      const largest = 'é'.repeat((MESSAGE_MAX_BYTES - TEXT_ENVELOPE_BYTES) / 2);
      const accepted = await client.call(probe.measure, { text: largest });
      expect(accepted).toEqual({ bytes: Buffer.byteLength(largest) });
      const fault = await faultOf(client.call(probe.measure, { text: `${largest}é` }));
      expect(fault.code).toBe('request_entity_too_large');
    });

    it('carries the largest reply and refuses a larger one', async () => {
      const chars = MESSAGE_MAX_BYTES - REPLY_ENVELOPE_BYTES;
      expect((await client.call(probe.fill, { chars })).text).toHaveLength(chars);
      const fault = await faultOf(client.call(probe.fill, { chars: chars + 1 }));
      expect(fault.code).toBe('request_entity_too_large');
    });
  });
}
