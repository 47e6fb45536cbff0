import type { Config } from '@jest/types';
import type { Topology } from '@playbook/testing/product/start-product';
import { runningProducts } from './running-products.js';

export default async function tearDown(_global: Config.GlobalConfig, project: Config.ProjectConfig): Promise<void> {
  const topology = project.globals['topology'] as Topology;
  await runningProducts.get(topology)?.stop();
  runningProducts.delete(topology);
}
