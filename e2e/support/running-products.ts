import type { Product, Topology } from '@playbook/testing/product/start-product';

/** Products that a project's set-up started and its tear-down stops. */
export const runningProducts = new Map<Topology, Product>();
