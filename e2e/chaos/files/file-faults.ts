import type { Product } from '@playbook/testing/product/start-product';
import { eventually } from '../../support/eventually.js';
import type { CampaignKind } from './campaign-kinds.js';
import type { FileFate } from './file-campaign.js';
import { storedKeys } from './file-library.js';

/** How often a worker has said something of a job. */
export const timesSaid = (product: Product, message: string, jobId: string): number =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes(jobId) && line.includes(`"${message}"`)).length;

/** What is wrong with the files of a campaign: each must have ended well, once, and have its objects; and there are no others. */
export async function fileFaults(product: Product, kind: CampaignKind, fates: readonly FileFate[]): Promise<string[]> {
  const wrong = fates.flatMap((fate) => faultsOf(product, kind, fate).map((fault) => `${fate.file.id}: ${fault}`));
  const expected = new Set((await Promise.all(fates.map(({ library, file }) => library.keysOf(file.id)))).flat());
  const strays = async (): Promise<string[]> =>
    (await storedKeys(product.dataDirectory, kind)).filter((key) => !expected.has(key));
  // Objects of deleted files are removed within seconds.
  await eventually(async () => (await strays()).length === 0).catch(() => undefined);
  const stored = new Set(await storedKeys(product.dataDirectory, kind));
  return [
    ...wrong,
    ...(await strays()).map((key) => `${key}: an object without a row`),
    ...[...expected].filter((key) => !stored.has(key)).map((key) => `${key}: a row without its object`),
  ];
}

function faultsOf(product: Product, kind: CampaignKind, { file, analyzedAt }: FileFate): string[] {
  const { status, failure, progress } = file;
  const fault = kind.faultOf(file);
  return [
    ...(status === 'completed' ? [] : [`ended as ${status} (${failure ?? progress?.stage})`]),
    ...(fault === null ? [] : [fault]),
    ...(analyzedAt.size === 1 && analyzedAt.has(file.analyzedAt ?? '')
      ? []
      : [`was analysed ${analyzedAt.size} times`]),
    // A worker that is killed after it has stored a result says nothing any more.
    ...(timesSaid(product, 'A job ended', file.id) <= 1 ? [] : ['was ended by two workers']),
  ];
}
