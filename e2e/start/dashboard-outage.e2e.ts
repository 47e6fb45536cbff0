import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';

const run = promisify(execFile);

/** Ids of the product's processes of one service. */
async function processesOf(product: Product, service: string): Promise<number[]> {
  const { stdout } = await run('ps', ['--ppid', String(product.processId), '-o', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`services/${service}/main.js`))
    .map((line) => Number.parseInt(line, 10));
}

describe('the dashboard while a service hangs', () => {
  let product: Product;
  let founder: Founder;

  beforeAll(async () => {
    product = await startProduct({ topology: 'distributed', environment: { PLAYBOOK_REPLICAS: '1' } });
    founder = await signUpFounder(product.url);
    const body = { pitch: 'Payroll for the 40,000 US dental practices' };
    const token = founder.session.access_token;
    await call(`${product.url}${analyzePitchRoute.path}`, { body, token });
  });
  afterAll(() => product.stop());

  const dashboard = async () => {
    const token = founder.session.access_token;
    const reply = await call(`${product.url}${getDashboardRoute.path}`, { token });
    expect(reply.status).toBe(200);
    return getDashboardRoute.response.parse(reply.json);
  };

  it.each([
    ['analysis', ['quality', 'pitch', 'idea'], ['application']],
    ['applications', ['application'], ['quality', 'pitch', 'idea']],
  ] as const)('arrives without what %s knows, and with all of it afterwards', async (service, failing, arriving) => {
    const processIds = await processesOf(product, service);
    expect(processIds).toHaveLength(1);
    try {
      for (const processId of processIds) process.kill(processId, 'SIGSTOP');
      const during = await dashboard();
      expect(failing.map((part) => during[part].state)).toEqual(failing.map(() => 'failed'));
      expect(arriving.map((part) => during[part].state)).toEqual(arriving.map(() => 'ready'));
      expect(during.activity).toMatchObject({ state: 'ready', value: { isComplete: false } });
    } finally {
      for (const processId of processIds) process.kill(processId, 'SIGCONT');
    }
    const after = await dashboard();
    expect(after.application.state).toBe('ready');
    expect(after.pitch).toMatchObject({ state: 'ready', value: { count: 1 } });
  });
});
