import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BROWSER_TELEMETRY_MAX_BYTES, browserTracesRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { gatewaySettingsSchema } from '../gateway.settings.js';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const SPAN = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'HTTP GET',
  kind: 3,
  startTimeUnixNano: '1',
  endTimeUnixNano: '2',
};
/** Of half of all traces this one is none: its id is greater than most. */
const NOT_KEPT = { ...SPAN, traceId: `${'f'.repeat(8)}${'0'.repeat(24)}` };
const HALF = 0.5;

/** Twelve hundred calls take some seconds where other tests run beside them. */
const MANY_CALLS_MS = 20_000;

describe('spans of browsers', () => {
  let collector: Server;
  let received: string[];
  let gateway: TestGateway;

  beforeEach(async () => {
    received = [];
    collector = createServer(async (request, response) => {
      received.push(await text(request));
      response.end('{}');
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    gateway = await startTestGateway({
      collectorUrl: `http://127.0.0.1:${port}`,
      traceShare: HALF,
      settings: gatewaySettingsSchema.parse({ PLAYBOOK_TRUSTED_PROXY_HOPS: 1 }),
    });
  });

  afterEach(async () => {
    await gateway.stop();
    collector.closeAllConnections();
    collector.close();
  });

  const send = (resourceSpans: object[], headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(gateway.url + browserTracesRoute.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ resourceSpans }),
    });

  it('reach the collector as the browser’s, whatever name they give themselves', async () => {
    const attributes = [{ key: 'service.name', value: { stringValue: 'playbook-auth' } }];
    const reply = await send([{ resource: { attributes }, scopeSpans: [{ spans: [SPAN] }] }]);
    expect(reply.status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('scopeSpans');
    expect(received[0]).not.toContain('playbook-auth');
  });

  it('are passed on with known attributes, and nothing else that they say', async () => {
    const span = {
      ...SPAN,
      attributes: [
        { key: 'url.template', value: { stringValue: '/rest/v1/application' } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
        { key: 'pitch', value: { stringValue: 'Zanzibar payroll' } },
      ],
      events: [{ name: 'Zanzibar event' }],
      status: { code: 2, message: 'Zanzibar failed' },
    };
    await send([{ resource: {}, scopeSpans: [{ spans: [span] }] }, { scopeSpans: 'Zanzibar' }]);
    const { resourceSpans } = JSON.parse(received[0] ?? '') as { resourceSpans: { scopeSpans: object[] }[] };
    expect(resourceSpans).toHaveLength(1);
    const { events, status, attributes, ...rest } = span;
    expect(events).toHaveLength(1);
    expect(resourceSpans[0]?.scopeSpans).toEqual([
      { spans: [{ ...rest, attributes: attributes.slice(0, 2), status: { code: status.code } }] },
    ]);
  });

  it('are left out where their trace is not kept, which a page does not know', async () => {
    expect((await send([{ scopeSpans: [{ spans: [NOT_KEPT] }] }])).status).toBe(200);
    expect(received).toEqual([]);
    await send([{ scopeSpans: [{ spans: [NOT_KEPT, SPAN] }] }]);
    expect(received.join()).toContain(SPAN.traceId);
    expect(received.join()).not.toContain(NOT_KEPT.traceId);
  });

  it('are refused beyond what a batch needs', async () => {
    const reply = await send([{ padding: 'a'.repeat(BROWSER_TELEMETRY_MAX_BYTES) }]);
    expect(reply.status).toBe(413);
    expect(received).toEqual([]);
  });

  it(
    'are refused beyond what all browsers together may send, from however many addresses',
    async () => {
      const { callsPerMinute = 0, callsPerMinuteInAll = 0 } = browserTracesRoute;
      expect(callsPerMinuteInAll).toBeGreaterThan(callsPerMinute);
      const sendFrom = (index: number) =>
        send([{ scopeSpans: [{ spans: [SPAN] }] }], {
          'x-forwarded-for': `203.0.113.${Math.floor(index / callsPerMinute)}`,
        });
      for (let sent = 0; sent < callsPerMinuteInAll; sent += callsPerMinute) {
        const batch = Array.from({ length: callsPerMinute }, (_, index) => sendFrom(sent + index));
        const replies = await Promise.all(batch);
        expect(replies.every(({ status }) => status === 200)).toBe(true);
      }
      expect((await sendFrom(callsPerMinuteInAll)).status).toBe(429);
      expect(received).toHaveLength(callsPerMinuteInAll);
    },
    MANY_CALLS_MS,
  );
});
