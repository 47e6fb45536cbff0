/**
 * `npm run upgrade:rehearse -- CHECKOUT`: an upgrade in its middle. The version before (a built checkout of it) runs distributed; this version
 * migrates its database and runs beside it, on the same PostgreSQL, NATS and Redis and with the same secrets, so that each call is carried out by
 * a process of either version. Then the API tests of the version before are run against both gateways. Ends with 1 where one fails.
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startInfra } from '@playbook/testing/infra/start-infra';
import { productProcesses } from '@playbook/testing/product/product-processes';
import { type Product, REPOSITORY, startProduct } from '@playbook/testing/product/start-product';
import { makeSigningKeys } from '../support/auth/make-signing-keys.mjs';
import { settingsOf } from '../support/process-settings.js';

const [checkout] = process.argv.slice(2);
if (checkout === undefined) throw new Error('Say where a built checkout of the version before is');
const before = resolve(checkout);
const directory = await mkdtemp(join(tmpdir(), 'playbook-upgrade-'));
const [oldData, newData] = [join(directory, 'old'), join(directory, 'new')];
const closings: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The development sign-in is a client of each start alone; a real one is the same for both versions. */
const LEFT_OUT = ['/auth-third-party\\.e2e', '/auth\\.e2e'];
const ANY_NAME = /^/;
/** Links lead to the one public address, which is that of the version before. */
const NAMES_AT_PUBLIC_ADDRESS = /^(?!.*brings a used link home)/;

/** The project of API tests of a checkout, against a product that runs already. */
async function writeConfiguration(): Promise<string> {
  const path = join(directory, 'jest.config.mjs');
  await writeFile(
    path,
    `import configuration from ${JSON.stringify(join(before, 'jest.config.js'))};
const project = configuration.projects.find(({ displayName }) => displayName === 'e2e-distributed');
export default { ...project, globalSetup: undefined, globalTeardown: undefined, testPathIgnorePatterns: ${JSON.stringify(LEFT_OUT)} };
`,
  );
  return path;
}

function runTests(configuration: string, url: string, keys: string, names: RegExp): Promise<number | null> {
  const words = ['--experimental-vm-modules', join(before, 'node_modules/jest/bin/jest.js'), '--config', configuration];
  const child = spawn(process.execPath, [...words, '--runInBand', '--testNamePattern', names.source], {
    cwd: before,
    env: { ...process.env, E2E_URL_DISTRIBUTED: url, E2E_DATA_DISTRIBUTED: oldData, E2E_JWT_KEYS: keys },
    stdio: 'inherit',
  });
  return new Promise((done) => child.once('exit', done));
}

/** NATS as the old version has started it. */
async function natsUrlOf(product: Product): Promise<string> {
  const gateway = (await productProcesses(product.processId)).find(({ name }) => name === 'gateway');
  return (await settingsOf(gateway?.processId ?? 0))['NATS_URL'] ?? '';
}

async function rehearse(): Promise<boolean> {
  const infra = await startInfra(['postgres', 'redis']);
  closings.push(() => infra.stop());
  const keys = await makeSigningKeys();
  const shared = {
    DATABASE_URL: infra.urls.postgres ?? '',
    REDIS_URL: infra.urls.redis ?? '',
    AUTH_JWT_KEYS: keys,
    AUTH_OUTBOX_DIR: join(oldData, 'outbox'),
    PLAYBOOK_OBJECT_STORAGE_DIR: join(oldData, 'object-storage'),
    PLAYBOOK_REPLICAS: '1',
    PLAYBOOK_TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
  };
  const options = { topology: 'distributed', environment: shared } as const;
  const old = await startProduct({ ...options, dataDirectory: oldData, repository: before });
  closings.push(() => old.stop());
  for (const name of ['playbook.layout', 'secrets'])
    await cp(join(oldData, name), join(newData, name), { recursive: true });
  const environment = { ...shared, NATS_URL: await natsUrlOf(old), PLAYBOOK_PUBLIC_URL: old.url };
  const next = await startProduct({ ...options, environment, dataDirectory: newData, repository: REPOSITORY });
  closings.push(() => next.stop());
  const configuration = await writeConfiguration();
  const codes: (number | null)[] = [];
  for (const [name, address, names] of [
    ['the version before', old.url, ANY_NAME],
    ['this version', await addressOf(next), NAMES_AT_PUBLIC_ADDRESS],
  ] as const) {
    say(`API tests of the version before at the gateway of ${name}`);
    codes.push(await runTests(configuration, address, keys, names));
  }
  return codes.every((code) => code === 0);
}

/** Where a gateway listens whose public address is another one's. */
async function addressOf(product: Product): Promise<string> {
  const gateway = (await productProcesses(product.processId)).find(({ name }) => name === 'gateway');
  return `http://localhost:${(await settingsOf(gateway?.processId ?? 0))['PORT'] ?? ''}`;
}

try {
  process.exitCode = (await rehearse()) ? 0 : 1;
} finally {
  for (const close of closings.toReversed()) await close();
}
