import { randomUUID } from 'node:crypto';
import { type S3Server, startSwiftServer } from '@playbook/testing/infra/servers/swift-server';
import { type Product, startProduct, type Topology } from '@playbook/testing/product/start-product';
import { eventually } from '../support/eventually.js';
import { launchBrowser, openPage } from '../support/pages/browser.js';
import { ACTIONS } from './actions/actions.js';
import { type Action, Stage } from './actions/stage.js';
import { startObjectStorageGate } from './object-storage-gate.js';
import { OtlpSink, type SinkSpan } from './otlp-sink.js';
import { type Trace, tracesOf } from './traces.js';

/** As often as a process exports, so that a run need not wait. */
const SOON_MS = '200';

interface LogLine {
  readonly service: string;
}

/** How the page felt on which the founder arrived. */
const FELT = /playbook_browser_lcp_count\{[^}]*url_template="\/dashboard"/;

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Everything that a product told while a founder went through all actions, after it has ended. */
export interface TelemetryRun {
  readonly sink: OtlpSink;
  readonly stage: Stage;
  /** Lines of all processes. */
  readonly output: string;
  /** What each process serves at `/metrics`. */
  readonly metrics: readonly string[];
  /** Lines of the log that name a trace. */
  linesOf(traceId: string): readonly LogLine[];
  /** Traces that began with an action. */
  tracesOf(action: Action): readonly Trace[];
}

/** Runs all actions in a product of its own, with a collector, and an object storage where services are processes. */
export async function runAllActions(topology: Topology): Promise<TelemetryRun> {
  const closings: (() => Promise<unknown>)[] = [];
  try {
    const sink = await OtlpSink.start();
    closings.push(() => sink.stop());
    const storage = topology === 'distributed' ? await storageSettings(closings) : {};
    const exporting = {
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
      OTEL_BSP_SCHEDULE_DELAY: SOON_MS,
      OTEL_TRACES_SAMPLER_ARG: '1',
    };
    const environment = { ...storage, ...exporting, LOG_LEVEL: 'debug', PLAYBOOK_REPLICAS: '1' };
    const product = await startProduct({ topology, environment });
    let isRunning = true;
    const stop = async (): Promise<void> => {
      if (isRunning) await product.stop();
      isRunning = false;
    };
    closings.push(stop);
    const { stage, begins } = await actOn(product, closings);
    await sink.waitFor(isAllThere);
    const metrics = await metricsOf(product);
    await stop();
    return {
      sink,
      stage,
      metrics,
      output: product.output(),
      linesOf: (traceId) => linesNaming(product.output(), traceId),
      tracesOf: (action) => {
        const index = ACTIONS.indexOf(action);
        const [from = 0, to = Number.POSITIVE_INFINITY] = begins.slice(index, index + 2);
        return tracesOf(sink.spans).filter(({ beganAtMs }) => beganAtMs >= from && beganAtMs < to);
      },
    };
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

/** Each line is JSON, behind the name of its process where there are several. */
const linesNaming = (output: string, traceId: string): LogLine[] =>
  output
    .split('\n')
    .filter((line) => line.includes(`"trace_id":"${traceId}"`))
    .map((line): LogLine => JSON.parse(line.slice(line.indexOf('{'))));

/** The last call of the page, which exports more seldom than any process. */
function isAllThere(spans: readonly SinkSpan[]): boolean {
  const last = spans.find(({ name }) => name === 'POST /auth/v1/logout');
  return spans.some(({ service, traceId }) => service === 'playbook-web' && traceId === last?.traceId);
}

async function storageSettings(closings: (() => Promise<unknown>)[]): Promise<Record<string, string>> {
  const server: S3Server = await startSwiftServer();
  closings.push(() => server.stop());
  const gate = await startObjectStorageGate(server.endpoint);
  closings.push(() => gate.stop());
  return {
    PLAYBOOK_S3_ENDPOINT: server.endpoint,
    PLAYBOOK_S3_PUBLIC_ENDPOINT: gate.url,
    PLAYBOOK_S3_ACCESS_KEY: server.accessKey,
    PLAYBOOK_S3_SECRET_KEY: server.secretKey,
  };
}

async function actOn(
  product: Product,
  closings: (() => Promise<unknown>)[],
): Promise<{ stage: Stage; begins: number[] }> {
  const browser = await launchBrowser();
  closings.push(() => browser.close());
  const page = await openPage(browser);
  const stage = new Stage(page, product, `trace-${randomUUID()}@example.com`);
  const begins: number[] = [];
  for (const action of ACTIONS) {
    begins.push(Date.now());
    await action.run(stage);
  }
  // The page hands over what it still has, and tells how it felt.
  await page.goto('about:blank');
  await eventually(async () => FELT.test(await textOf(product.metricsUrl)));
  return { stage, begins };
}

/** Of every process: each says where it serves them. */
async function metricsOf({ metricsUrl, output }: Product): Promise<string[]> {
  const ports = [...output().matchAll(/"probePort":(\d+)/g)].map(([, port]) => `http://127.0.0.1:${port}/metrics`);
  return Promise.all([...new Set([metricsUrl, ...ports])].map(textOf));
}
