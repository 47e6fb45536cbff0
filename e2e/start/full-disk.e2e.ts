import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { problemSchema } from '@playbook/contracts/core/errors';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { call, type Founder, type Reply, signUpFounder } from '../support/auth/founder.js';
import { eventually } from '../support/eventually.js';

const run = promisify(execFile);
const MB = 1024 * 1024;

describe('a full disk', () => {
  let dataDirectory: string;
  let product: Product | undefined;
  let founder: Founder;
  let acknowledged: number;

  const filler = (): string => join(dataDirectory, 'filler');
  const freeMb = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(dataDirectory);
    return (bavail * bsize) / MB;
  };
  const leaveFree = async (megabytes: number): Promise<void> => {
    const bytes = Math.floor(((await freeMb()) - megabytes) * MB);
    // A disk that is full takes a part of it, which is what is wanted.
    await writeFile(filler(), Buffer.alloc(bytes)).catch(() => undefined);
  };
  const save = (version: number): Promise<Reply> =>
    call(`${product?.url}/rest/v1/application/answers/traction/metrics`, {
      method: 'PUT',
      token: founder.session.access_token,
      body: { value: `Week ${version + 1}`, baseVersion: version },
    });
  const saves = async (): Promise<boolean> => {
    const reply = await save(acknowledged).catch(() => null);
    if (reply?.status !== 200) return false;
    acknowledged += 1;
    return true;
  };
  const storedVersion = async (): Promise<number> => {
    const reply = await call(`${product?.url}${getApplicationRoute.path}`, { token: founder.session.access_token });
    return getApplicationRoute.response.parse(reply.json).answers[0]?.version ?? 0;
  };

  /** A small file system of its own: for root, as tests run here and in CI; for anybody else this fails. */
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'playbook-full-'));
    await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', dataDirectory]);
    product = await startProduct({
      topology: 'local',
      dataDirectory,
      environment: { PLAYBOOK_DISK_RESERVE_MB: '64' },
    });
    founder = await signUpFounder(product.url);
    acknowledged = 0;
    await eventually(saves);
    // Everything is in its place once the reserve is.
    await eventually(async () => (await run('ls', [dataDirectory])).stdout.split('\n').includes('playbook.ballast'));
  });

  afterEach(async () => {
    await product?.stop();
    await run('umount', [dataDirectory]);
    await rm(dataDirectory, { recursive: true });
  });

  it('refuses to save before it is quite full, says so, lets read, and saves again when there is space', async () => {
    await leaveFree(20);
    await eventually(async () => !(await saves()));
    const refused = await save(acknowledged);
    expect(problemSchema.parse(refused.json)).toMatchObject({ status: 507, code: 'storage_full' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedVersion()).toBe(acknowledged);
    expect((await fetch(`${product?.url}/readyz`)).status).toBe(200);

    await rm(filler());
    await eventually(saves);
    expect(await storedVersion()).toBe(acknowledged);
    expect(await product?.stop()).toBe(0);
  });

  it('survives that the database finds no space at all, with every save that was acknowledged', async () => {
    await leaveFree(0);
    // Until the database needs a new segment of its log it may still save.
    await eventually(async () => !(await saves()));
    await eventually(async () => (await save(acknowledged).catch(() => null))?.status === 507);
    expect([acknowledged, acknowledged + 1]).toContain(await storedVersion());

    await rm(filler());
    acknowledged = await storedVersion();
    await eventually(saves);
    expect(await storedVersion()).toBe(acknowledged);
    expect(await product?.stop()).toBe(0);
  });
});
