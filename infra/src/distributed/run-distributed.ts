import { setTimeout as delay } from 'node:timers/promises';
import { readSettings, refuseUnknownSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import { stopOnSignal } from '@playbook/service-kit/service/stop-on-signal';
import { announce } from '../composition/announce.js';
import { startDatabaseServer } from '../composition/database-server.js';
import { createDevelopmentClient } from '../composition/development-sign-in.js';
import { findListenPort, findOptionalPort } from '../composition/listen-port.js';
import { signingKeys } from '../composition/signing-keys.js';
import { StopSequence } from '../composition/stop-sequence.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { type LocalServerKind, NATS_SERVER, REDIS_SERVER, startLocalServer } from '../local-servers/local-server.js';
import { migrateAll } from '../migrate/migrate-all.js';
import { type DistributedSettings, distributedStartSchema, KNOWN_SETTINGS } from './distributed.settings.js';
import { planProcesses } from './plan-processes.js';
import { SupervisedProcess } from './supervised-process.js';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const DEFAULT_METRICS_PORT = 9464;
const LOOPBACK = '127.0.0.1';

/** Starts every service as processes of its own over NATS, PostgreSQL and Redis, and stops them in order on a signal. */
export async function runDistributed(): Promise<void> {
  refuseUnknownSettings(KNOWN_SETTINGS, process.env);
  const settings = readSettings(distributedStartSchema, process.env);
  const stop = new StopSequence();
  stopOnSignal(() => stop.run());
  try {
    await start(settings, stop);
  } catch (error) {
    await stop.run();
    throw error;
  }
}

async function start(settings: DistributedSettings, stop: StopSequence): Promise<void> {
  const startedAtMs = performance.now();
  const port = await findListenPort(settings.PORT, settings.HOST, 'PORT');
  const metricsPort = settings.METRICS_PORT ?? (await findOptionalPort(DEFAULT_METRICS_PORT, LOOPBACK));
  const publicUrl = settings.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${port}`;
  const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
  stop.add(() => directory.close());
  const natsUrl = settings.NATS_URL ?? (await startPart(NATS_SERVER, stop));
  const redisUrl = settings.REDIS_URL ?? (await startPart(REDIS_SERVER, stop));
  const database = await startDatabaseServer(directory, settings.DATABASE_URL, () => process.kill(process.pid, 'SIGTERM'));
  stop.add(() => database.stop());
  await migrateAll(database.urls);

  const client = settings.AUTH_GOOGLE_CLIENT_ID === undefined ? createDevelopmentClient(publicUrl) : null;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    AUTH_JWT_KEYS: process.env['AUTH_JWT_KEYS'] ?? (await signingKeys(directory)),
    ...client,
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    PLAYBOOK_PUBLIC_URL: publicUrl,
    PROBE_HOST: LOOPBACK,
  };
  const plans = planProcesses({ environment, databaseUrls: database.urls, port, metricsPort, replicas: settings.PLAYBOOK_REPLICAS });
  for (const plan of plans) {
    const process = new SupervisedProcess(plan);
    process.start();
    stop.add(() => process.stop());
  }
  await waitUntilReady(`http://${LOOPBACK}:${port}`);
  await directory.announce(publicUrl);
  announce({
    publicUrl,
    metricsUrl: `http://localhost:${metricsPort}/metrics`,
    dataDirectory: directory.path,
    isDevelopmentSignIn: client !== null,
    startMs: performance.now() - startedAtMs,
  });
}

async function startPart(kind: LocalServerKind, stop: StopSequence): Promise<string> {
  const server = await startLocalServer(kind);
  stop.add(() => server.stop());
  return server.url;
}

/** Ready means that the gateway is and that each service answers through it. */
async function waitUntilReady(gatewayUrl: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answers = await Promise.all(
      ['/readyz', '/auth/v1/health'].map((path) =>
        fetch(gatewayUrl + path).then(
          (response) => response.ok,
          () => false,
        ),
      ),
    );
    if (answers.every(Boolean)) return;
    await delay(POLL_MS);
  }
  throw new StartError('NOT_READY', 'The services did not become ready within a minute. Their lines above say why.');
}
