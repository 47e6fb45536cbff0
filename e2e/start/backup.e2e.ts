import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationSchema } from '@playbook/contracts/applications/application.schema';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { getDemoPlaybackRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import { type Product, REPOSITORY, startProduct } from '@playbook/testing/product/start-product';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { tinyVideo, uploadDemo } from '../support/files/demo-upload.js';

const run = promisify(execFile);
/** What an operator keeps apart from backups (docs/runbook.md). */
const KEPT_SECRETS = ['jwt-keys', 'auth-encryption-key'];

/** One of the two commands, on an installation. @throws Error with what it said when it fails */
async function command(name: 'backup' | 'restore', dataDirectory: string, ...args: string[]): Promise<string> {
  const entry = join(REPOSITORY, 'dist/infra', name, 'main.js');
  const env = { ...process.env, PLAYBOOK_DATA_DIR: dataDirectory };
  const { stdout } = await run(process.execPath, [entry, ...args], { cwd: REPOSITORY, env });
  return stdout;
}

async function write(url: string, { session }: Founder, value: string, baseVersion: number): Promise<void> {
  const path = `${getApplicationRoute.path}/answers/traction/metrics`;
  const body = { value, baseVersion };
  expect((await call(url + path, { method: 'PUT', body, token: session.access_token })).status).toBe(200);
}

/** The bytes of a video, as a browser gets them. */
async function watch(url: string, token: string, id: string): Promise<Buffer> {
  const reply = await call(url + getDemoPlaybackRoute.path.replace(':id', id), { token });
  const playback = getDemoPlaybackRoute.response.parse(reply.json);
  return Buffer.from(await (await fetch(playback.url)).arrayBuffer());
}

describe('an installation that is lost', () => {
  let root: string;
  let product: Product;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'playbook-lost-'));
  });
  afterAll(async () => {
    await product.stop();
    await rm(root, { recursive: true });
  });

  it('is brought back elsewhere from a backup that was made while it ran, with accounts, answers and videos', async () => {
    const [lost, found, backup] = ['lost', 'found', 'backup'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    product = await startProduct({ topology: 'local', dataDirectory: lost });
    const founder = await signUpFounder(product.url);
    await call(product.url + getApplicationRoute.path, { token: founder.session.access_token });
    await write(product.url, founder, 'Written before the backup', 0);
    const demo = await uploadDemo(product.url, founder, tinyVideo());
    expect(await command('backup', lost, backup)).toContain('1 objects');
    await write(product.url, founder, 'Written after it', 1);
    await expect(command('restore', lost, backup)).rejects.toThrow('already runs on');
    expect(await product.stop()).toBe(0);

    expect(await command('restore', found, backup)).toContain('sealed with another AUTH_ENCRYPTION_KEY');
    for (const name of KEPT_SECRETS) await copyFile(join(lost, 'secrets', name), join(found, 'secrets', name));
    product = await startProduct({ topology: 'local', dataDirectory: found });

    const { email, password } = founder;
    const reply = await call(`${product.url}/auth/v1/token?grant_type=password`, { body: { email, password } });
    const token = sessionSchema.parse(reply.json).access_token;
    const { json } = await call(product.url + getApplicationRoute.path, { token });
    expect(applicationSchema.parse(json).answers).toMatchObject([{ value: 'Written before the backup', version: 1 }]);
    expect((await watch(product.url, token, demo.id)).equals(tinyVideo())).toBe(true);
    await expect(command('backup', found, backup)).rejects.toThrow('is not empty');
  });
});
