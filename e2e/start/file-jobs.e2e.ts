import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { CAMPAIGN_KINDS } from '../chaos/files/campaign-kinds.js';
import { runFileCampaign } from '../chaos/files/file-campaign.js';
import { fileFaults, timesSaid } from '../chaos/files/file-faults.js';
import { FileLibrary } from '../chaos/files/file-library.js';
import { productProcesses } from '@playbook/testing/product/product-processes';
import { signUpFounder } from '../support/auth/founder.js';
import { sampleVideo, uploadDemo } from '../support/files/demo-upload.js';
import { eventually } from '../support/eventually.js';

/** `npm run chaos -- demos` and `-- decks` do so with fifty. */
const FOUNDERS = 4;
const FILES_PER_FOUNDER = 3;
const MAX_SEED = 2 ** 31;
/** The analyses of all files, a lease, and what restarts take, on a machine that does other things too. */
const TEST_LIMIT_MS = 480_000;
/** Within which nobody else may take a job whose worker has died. */
const LEASE_MS = 30_000;

describe('analyses of files', () => {
  let product: Product;

  beforeAll(async () => {
    const environment = { PORT: String(await findFreePort()), PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };
    product = await startProduct({ topology: 'distributed', environment });
  });
  afterAll(() => product.stop());

  it.each(Object.values(CAMPAIGN_KINDS))(
    `of $name end once each where all that they need is killed while ${FOUNDERS * FILES_PER_FOUNDER} are queued`,
    async (kind) => {
      const seed = Number(process.env['E2E_SEED'] ?? randomInt(MAX_SEED));
      process.stdout.write(`Seed of the jobs of ${kind.name} (E2E_SEED): ${seed}\n`);
      const plan = { kind, founders: FOUNDERS, filesPerFounder: FILES_PER_FOUNDER, seed };
      const fates = await runFileCampaign(product, plan);
      expect(fates).toHaveLength(FOUNDERS * FILES_PER_FOUNDER);
      expect(await fileFaults(product, kind, fates)).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it('are handed on at once by a worker that is stopped', async () => {
    const founder = await signUpFounder(product.url);
    const library = new FileLibrary(product.url, founder, CAMPAIGN_KINDS.demos);
    const { id } = await uploadDemo(product.url, founder, await sampleVideo());
    await library.beginAnalysis(id);
    let worker: number | null = null;
    await eventually(async () => {
      const media = (await productProcesses(product.processId)).find(({ name }) => name === 'media');
      worker = media?.parentId ?? null;
      return worker !== null;
    });
    const stoppedAtMs = performance.now();
    process.kill(worker!, 'SIGTERM');
    await eventually(async () => timesSaid(product, 'A job was given back', id) === 1);
    await eventually(async () => {
      const { progress } = await library.open(id);
      return progress === null || progress.stage !== 'waiting';
    });
    expect(performance.now() - stoppedAtMs).toBeLessThan(LEASE_MS);
    await eventually(async () => (await library.open(id)).status === 'completed');
    // The row is committed before its worker says so.
    await eventually(async () => timesSaid(product, 'A job ended', id) === 1);
  });
});
