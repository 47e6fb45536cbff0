import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Product, startProduct, type Topology } from '@playbook/testing/product/start-product';
import type { Browser } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { launchBrowser, openPage } from '../support/pages/browser.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { OtlpSink, type SinkSpan } from './otlp-sink.js';

const PITCH = 'Zanzibar payroll for 40,000 US dental practices that still run it by hand on Fridays';

/** From the founder's click down to SQL, each the parent of the next one. */
const EXPECTED_CHAIN: readonly { readonly name: RegExp; readonly services: Record<Topology, string> }[] = [
  { name: /analy[sz]e/i, services: { local: 'playbook-web', distributed: 'playbook-web' } },
  { name: /^HTTP POST$/, services: { local: 'playbook-web', distributed: 'playbook-web' } },
  {
    name: /^POST \/functions\/v1\/analyze-pitch$/,
    services: { local: 'playbook-all-in-one', distributed: 'playbook-gateway' },
  },
  {
    name: /^call analysis\.v1\.pitch\.analyze$/,
    services: { local: 'playbook-all-in-one', distributed: 'playbook-gateway' },
  },
  {
    name: /^handle analysis\.v1\.pitch\.analyze$/,
    services: { local: 'playbook-all-in-one', distributed: 'playbook-analysis' },
  },
  { name: /^pg\.query:INSERT/i, services: { local: 'playbook-all-in-one', distributed: 'playbook-analysis' } },
];

/** The chain from the SQL statement upwards, as far as parents are known. */
function chainAbove(span: SinkSpan, spans: readonly SinkSpan[]): SinkSpan[] {
  const parent = spans.find(
    (candidate) => candidate.spanId === span.parentSpanId && candidate.traceId === span.traceId,
  );
  return parent ? [...chainAbove(parent, spans), span] : [span];
}

const insertOf = (spans: readonly SinkSpan[]): SinkSpan | undefined =>
  spans.find(({ name, attributes }) => /INSERT/i.test(name) && JSON.stringify(attributes).includes('pitch_analyses'));

const isComplete = (spans: readonly SinkSpan[]): boolean => {
  const insert = insertOf(spans);
  return insert !== undefined && chainAbove(insert, spans)[0]?.service === 'playbook-web';
};

describe.each<[Topology]>([['local'], ['distributed']])('telemetry of the %s topology', (topology) => {
  let sink: OtlpSink;
  let product: Product;
  let browser: Browser;

  beforeEach(async () => {
    sink = await OtlpSink.start();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, OTEL_BSP_SCHEDULE_DELAY: '200', LOG_LEVEL: 'debug' };
    product = await startProduct({ topology, environment });
    browser = await launchBrowser();
  });

  afterEach(async () => {
    await browser.close();
    await product.stop();
    await sink.stop();
  });

  it('is one trace from the click to the SQL statement, and holds nothing a founder wrote', async () => {
    const email = `trace-${randomUUID()}@example.com`;
    const page = await openPage(browser);
    await signInWithGoogle(page, product.url, email);
    // The code that makes spans is loaded after the page; what is done before it is here has no span in the browser.
    await page.goto(`${product.url}/pitch-analyzer`, { waitUntil: 'networkidle' });
    await page.getByLabel('Your one-liner').fill(PITCH);
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await sink.waitFor(isComplete);

    const chain = chainAbove(insertOf(sink.spans)!, sink.spans);
    expect(chain.map(({ service }) => service)).toEqual(EXPECTED_CHAIN.map(({ services }) => services[topology]));
    for (const [index, { name }] of EXPECTED_CHAIN.entries()) expect(chain[index]?.name).toMatch(name);

    const token = await page.evaluate(() => JSON.stringify(localStorage));
    await page.goto('about:blank');
    await eventually(async () => {
      const metrics = await (await fetch(product.metricsUrl)).text();
      return /playbook_browser_lcp_count\{[^}]*url_template="\/pitch-analyzer"/.test(metrics);
    });
    const accessToken = /eyJ[\w-]+\.[\w-]+\.([\w-]+)/.exec(token)?.[1] ?? 'no token';
    expect(accessToken).not.toBe('no token');
    await product.stop();
    const written = { ...sink.bodies, output: [product.output()] };
    const secrets = { pitch: 'Zanzibar', email, name: 'Ada Lovelace', accessToken };
    const leaks = Object.entries(written).flatMap(([channel, texts]) =>
      Object.entries(secrets).flatMap(([name, secret]) =>
        texts.some((text) => text.includes(secret)) ? [`${channel} hold the ${name}`] : [],
      ),
    );
    expect(leaks).toEqual([]);
    expect(sink.bodies.metrics.join()).toContain('rpc.server.duration');
    expect(sink.bodies.logs.length).toBeGreaterThan(0);
  });

  it('serves metrics of the calls that it handled', async () => {
    await fetch(`${product.url}/auth/v1/settings`);
    const metrics = await (await fetch(product.metricsUrl)).text();
    expect(metrics).toContain('http_server_request_duration');
    expect(metrics).toContain('process_cpu_time');
  });
});
