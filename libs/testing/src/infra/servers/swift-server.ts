import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../find-program.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { makeScratchFolder, removeScratchFolder } from '../scratch-folder.js';
import { startChildServer } from './child-server.js';
import { backendConfiguration, HASH_CONFIGURATION, proxyConfiguration, startScript } from './swift-configuration.js';

const run = promisify(execFile);
const BACKENDS = ['account', 'container', 'object'] as const;
const READY_TIMEOUT_MS = 5_000;

/** A server with the API of S3 that checks signatures, and one user of it. */
export interface S3Server {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  stop(): Promise<void>;
}

const requireProgram = (name: string, debianPackage: string): string => {
  const program = findProgram(name);
  if (program !== undefined) return program;
  throw new Error(`There is no ${name} for the tests. Install it: apt-get install ${debianPackage}`);
};

/**
 * Starts OpenStack Swift with its API of S3, on ports and in a folder of its own. Swift reads `/etc/swift` whatever one does, so
 * that its configuration is mounted there for its own processes only.
 * @throws Error naming the Debian package that is missing
 */
export async function startSwiftServer(): Promise<S3Server> {
  requireProgram('memcached', 'memcached');
  for (const name of [...BACKENDS, 'proxy']) requireProgram(`swift-${name}-server`, `swift-${name}`);
  const folder = await makeScratchFolder('swift');
  const configuration = join(folder, 'etc');
  const data = join(folder, 'data');
  await mkdir(join(data, 'disk'), { recursive: true });
  await mkdir(configuration);
  await writeFile(join(configuration, 'swift.conf'), HASH_CONFIGURATION);
  const backendPorts: number[] = [];
  for (const kind of BACKENDS) {
    const port = await findFreePort();
    backendPorts.push(port);
    await writeFile(join(configuration, `${kind}-server.conf`), backendConfiguration(kind, port, data));
    await buildRing(configuration, kind, port);
  }
  const [proxyPort, cachePort] = [await findFreePort(), await findFreePort()];
  await writeFile(join(configuration, 'proxy-server.conf'), proxyConfiguration(proxyPort, cachePort));
  const script = join(folder, 'start.sh');
  await writeFile(script, startScript(configuration, cachePort));
  await chmod(script, 0o700);
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const child = await startChildServer({
    program: requireProgram('unshare', 'util-linux'),
    arguments: [...asRoot, '--mount', 'sh', script],
    stopSignal: 'SIGTERM',
    ask: () => askAll(endpoint, backendPorts),
  });
  const stop = async (): Promise<void> => {
    await child.stop();
    await removeScratchFolder(folder);
  };
  return { endpoint, accessKey: 'test:tester', secretKey: 'testing', stop };
}

/** A ring of one device, which says where Swift's parts find each other. */
async function buildRing(folder: string, kind: string, port: number): Promise<void> {
  const file = join(folder, `${kind}.builder`);
  for (const words of [['create', '1', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']]) {
    await run('swift-ring-builder', [file, ...words]);
  }
}

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) });

/** @throws Error until every part responds; the proxy says that it is healthy before there is anybody behind it */
async function askAll(endpoint: string, backendPorts: readonly number[]): Promise<void> {
  // Any response will do: a storage server has nothing at this address.
  for (const port of backendPorts) await ask(`http://127.0.0.1:${port}/`);
  const { ok, status } = await ask(`${endpoint}/healthcheck`);
  if (!ok) throw new Error(`Swift responded with ${status}`);
}
