import { metrics } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { webVitalsRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

describe('web vitals of pages', () => {
  let exporter: PrometheusExporter;
  let provider: MeterProvider;
  let gateway: TestGateway;

  beforeEach(async () => {
    exporter = new PrometheusExporter({ preventServerStart: true });
    provider = new MeterProvider({ readers: [exporter] });
    metrics.setGlobalMeterProvider(provider);
    gateway = await startTestGateway();
  });

  afterEach(async () => {
    await gateway.stop();
    metrics.disable();
    await provider.shutdown();
  });

  const send = (body: object): Promise<Response> =>
    fetch(gateway.url + webVitalsRoute.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function figures(): Promise<string> {
    const { resourceMetrics } = await exporter.collect();
    return new PrometheusSerializer().serialize(resourceMetrics).replaceAll(',otel_scope_name="playbook"', '');
  }

  it('become metrics by page, in seconds', async () => {
    const replies = [
      await send({ page: '/dashboard', lcpMs: 700, inpMs: 40, cls: 0.02 }),
      await send({ page: '/dashboard', lcpMs: 2_600 }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const text = await figures();
    expect(text).toContain('playbook_browser_lcp_bucket{url_template="/dashboard",le="2.5"} 1');
    expect(text).toContain('playbook_browser_lcp_count{url_template="/dashboard"} 2');
    expect(text).toContain('playbook_browser_inp_count{url_template="/dashboard"} 1');
    expect(text).toContain('playbook_browser_cls_sum{url_template="/dashboard"} 0.02');
  });

  it.each([
    ['no page of ours', { page: '/dashboard/my-secret', lcpMs: 1 }],
    ['less than nothing', { page: '/dashboard', lcpMs: -1 }],
    ['no number', { page: '/dashboard', cls: 'a' }],
  ])('are refused with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await figures()).not.toContain('playbook_browser');
  });
});
