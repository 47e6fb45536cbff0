import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { ModelServer } from '@playbook/testing/model/model-server';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { waitUntil } from '@playbook/testing/wait-until';
import { call, type Reply, signUpFounder } from '../support/auth/founder.js';

const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';
/** Longer than the stop of a product that has nothing to do may take. */
const MODEL_BUDGET_MS = 15_000;

describe.each(['local', 'distributed'] as const)('a stop in the middle of an analysis, %s', (topology) => {
  let model: ModelServer;
  let product: Product;
  let analysis: Promise<Reply | null>;

  beforeEach(async () => {
    model = await ModelServer.start(() => ({ kind: 'hang' }));
    const environment = {
      PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
      PLAYBOOK_MODEL_NAME: 'slow-model',
      PLAYBOOK_MODEL_URL: model.url,
      PLAYBOOK_MODEL_TIME_BUDGET_MS: String(MODEL_BUDGET_MS),
    };
    product = await startProduct({ topology, environment });
    const { session } = await signUpFounder(product.url);
    analysis = call(product.url + analyzePitchRoute.path, {
      body: { pitch: PITCH },
      token: session.access_token,
    }).catch(() => null);
    await waitUntil(() => model.calls.length > 0);
  });
  afterEach(async () => {
    await product.stop();
    await model.stop();
  });

  it('waits for its answer, takes nothing new, and ends with exit code 0', async () => {
    const stopping = product.stop();
    const isRefused = (): Promise<boolean> =>
      call(`${product.url}/livez`).then(
        ({ status }) => status === 503,
        () => true,
      );
    await waitUntil(isRefused);
    const reply = await analysis;
    expect(reply?.status).toBe(200);
    expect(analyzePitchRoute.response.parse(reply?.json).data).toMatchObject({ degraded: true });
    expect(await stopping).toBe(0);
  });

  it('ends at once, with exit code 1, when it is asked for twice', async () => {
    const stopping = product.stop();
    await waitUntil(() =>
      call(`${product.url}/livez`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    process.kill(product.processId, 'SIGTERM');
    expect(await stopping).toBe(1);
    expect(await analysis).toBeNull();
  });
});
