import { afterEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { type Product, startProduct, type Topology } from '@playbook/testing/product/start-product';
import type { Fault } from '../chaos/nemesis.js';
import { runCampaign } from '../chaos/run-campaign.js';

/** A minute for each fault at the most, on a machine that does other things too. */
const TEST_LIMIT_MS = 600_000;

const kill = (name: string): Fault => ({ name, signal: 'SIGKILL' });
const end = (name: string): Fault => ({ name, signal: 'SIGTERM' });
const freeze = (name: string): Fault => ({ name, signal: 'SIGSTOP' });

const FAULTS: Record<Topology, readonly Fault[]> = {
  local: [kill('postgres'), kill('backend'), freeze('product'), freeze('postgres'), end('product'), kill('product')],
  distributed: [
    kill('nats-server'),
    freeze('applications'),
    kill('redis-server'),
    kill('postgres'),
    kill('gateway'),
    freeze('nats-server'),
    end('gateway'),
    { ...kill('auth'), also: 'applications' },
  ],
};

describe('under fifty saves a second', () => {
  let product: Product | undefined;

  afterEach(async () => {
    await product?.stop();
  });

  it.each(['local', 'distributed'] as const)(
    'what is killed or frozen comes back by itself, and no acknowledged save is lost: %s',
    async (topology) => {
      const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
      product = await startProduct({ topology, environment });
      const { lost, acknowledged, others, recoveries } = await runCampaign(product, {
        chooseFaults: () => FAULTS[topology],
      });
      expect(lost).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
      expect(Object.entries(others).filter(([, count]) => count === 0)).toEqual([]);
      expect(recoveries).toMatchObject(FAULTS[topology]);
      const code = await product.stop();
      expect({ code, said: code === 0 ? '' : product.output() }).toEqual({ code: 0, said: '' });
    },
    TEST_LIMIT_MS,
  );
});
