import { DEMO_CRITERIA } from '@playbook/contracts/demos/demo-review.schema';
import type { Product } from '@playbook/testing/product/start-product';
import { storedKeys } from './demo-library.js';
import { eventually } from '../support/eventually.js';
import type { DemoFate } from './demo-campaign.js';

/** How often a worker has said something of a job. */
export const timesSaid = (product: Product, message: string, jobId: string): number =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes(jobId) && line.includes(`"${message}"`)).length;

/** What is wrong with the videos of a campaign: each must have ended well, once, and have its objects; and there are no others. */
export async function demoFaults(product: Product, fates: readonly DemoFate[]): Promise<string[]> {
  const wrong = fates.flatMap((fate) => faultsOf(product, fate).map((fault) => `${fate.demo.id}: ${fault}`));
  const expected = new Set((await Promise.all(fates.map(({ library, demo }) => library.keysOf(demo.id)))).flat());
  const strays = async (): Promise<string[]> =>
    (await storedKeys(product.dataDirectory)).filter((key) => !expected.has(key));
  // Objects of deleted videos are removed within seconds.
  await eventually(async () => (await strays()).length === 0).catch(() => undefined);
  const stored = new Set(await storedKeys(product.dataDirectory));
  return [
    ...wrong,
    ...(await strays()).map((key) => `${key}: an object without a row`),
    ...[...expected].filter((key) => !stored.has(key)).map((key) => `${key}: a row without its object`),
  ];
}

function faultsOf(product: Product, { demo, analyzedAt }: DemoFate): string[] {
  const { status, failure, progress, review } = demo;
  const categories = (review?.sections ?? []).map(({ category }) => category).toSorted();
  return [
    ...(status === 'completed' ? [] : [`ended as ${status} (${failure ?? progress?.stage})`]),
    ...(categories.join() === DEMO_CRITERIA.toSorted().join() ? [] : [`has ${categories.length} sections`]),
    ...(analyzedAt.size === 1 && analyzedAt.has(demo.analyzedAt ?? '')
      ? []
      : [`was analysed ${analyzedAt.size} times`]),
    // A worker that is killed after it has stored a result says nothing any more.
    ...(timesSaid(product, 'A job ended', demo.id) <= 1 ? [] : ['was ended by two workers']),
  ];
}
