import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import { withTimeout } from '@playbook/service-kit/resilience/with-timeout';
import { stopOnSignal } from '@playbook/service-kit/service/process/stop-on-signal';
import { StopSequence, type StopTier } from '@playbook/service-kit/service/process/stop-sequence';
import { announce } from '../composition/announce.js';
import { startDatabaseServer } from '../composition/database-server.js';
import { createDevelopmentClient } from '../composition/development-sign-in.js';
import { listenHost } from '../composition/listen-host.js';
import { findListenPort, findMetricsPort } from '../composition/listen-port.js';
import { objectStorageSettings, outboxSettings } from '../composition/folder-settings.js';
import { startOrStop } from '../composition/start-or-stop.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { localNats, localRedis } from '../local-servers/local-server-files.js';
import { type LocalServerKind, startLocalServer } from '../local-servers/local-server.js';
import { requireNatsUsers } from '../nats/require-nats-users.js';
import { natsSeeds } from '../nats/nats-seeds.js';
import { type DistributedSettings, distributedStartSchema } from './distributed.settings.js';
import { PlanningProcess } from './planning-process.js';
import { startTiers } from './start-tiers.js';
import { SupervisedProcess } from '../supervision/supervised-process.js';

const READY_TIMEOUT_MS = 60_000;
const LOOPBACK = '127.0.0.1';

/** Starts every service as processes of its own over NATS, PostgreSQL and Redis, and stops them in order on a signal. */
export async function runDistributed(): Promise<void> {
  const startedAtMs = performance.now();
  const planning = await PlanningProcess.start();
  const stop = new StopSequence();
  stop.add(() => planning.end());
  stopOnSignal(() => stop.run());
  await startOrStop(stop, async () => {
    const settings = readSettings(distributedStartSchema, process.env);
    const started = await start(settings, planning, stop);
    announce({ ...started, startMs: performance.now() - startedAtMs });
  });
}

/** @returns what is said of it */
async function start(
  settings: DistributedSettings,
  planning: PlanningProcess,
  stop: StopSequence,
): Promise<Omit<Parameters<typeof announce>[0], 'startMs'>> {
  const host = listenHost(settings.HOST, settings.AUTH_GOOGLE_CLIENT_ID === undefined);
  const port = await findListenPort(settings.PORT, host, 'PORT');
  const metricsPort = await findMetricsPort(settings.METRICS_PORT, LOOPBACK);
  const publicUrl = settings.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${port}`;
  const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
  stop.add(() => directory.close());
  const servers = stop.tier();
  const seeds = await natsSeeds(directory);
  const natsUrl = settings.NATS_URL ?? (await startPart(await localNats(directory, seeds), servers));
  const redisUrl = settings.REDIS_URL ?? (await startPart(await localRedis(directory), servers));
  await requireNatsUsers({ ...settings, NATS_URL: natsUrl }, seeds);
  const { DATABASE_URL: adminUrl, PLAYBOOK_DISK_RESERVE_MB: reserveMb } = settings;
  const databaseUrls = await startDatabaseServer({
    directory,
    adminUrl,
    reserveMb,
    schemas: planning,
    stop: servers,
  });

  const client = settings.AUTH_GOOGLE_CLIENT_ID === undefined ? createDevelopmentClient(publicUrl) : null;
  const environment: Environment = {
    ...process.env,
    ...outboxSettings(settings, directory),
    ...objectStorageSettings(settings, directory),
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    PLAYBOOK_PUBLIC_URL: publicUrl,
    PROBE_HOST: LOOPBACK,
  };
  const input = { environment, natsSeeds: seeds, developmentClient: client, databaseUrls, host, port, metricsPort };
  const replicas = settings.PLAYBOOK_REPLICAS;
  const plans = await planning.plan({ dataDirectory: directory.path, input: { ...input, replicas } });
  await planning.end();
  const tiers = plans.map((tier) => tier.map((plan) => new SupervisedProcess(plan)));
  startTiers(tiers, stop);
  await waitUntilReady(tiers.flat());
  await directory.announce(publicUrl);
  return {
    publicUrl,
    metricsUrl: `http://localhost:${metricsPort}/metrics`,
    dataDirectory: directory.path,
    isDevelopmentSignIn: client !== null,
  };
}

async function startPart(kind: LocalServerKind, servers: StopTier): Promise<string> {
  const server = await startLocalServer(kind);
  servers.add(() => server.stop());
  return server.url;
}

/** @throws StartError when a process does not say within a minute that it serves */
async function waitUntilReady(processes: readonly SupervisedProcess[]): Promise<void> {
  await withTimeout(Promise.all(processes.map(({ ready }) => ready)), READY_TIMEOUT_MS).catch((cause: unknown) => {
    const sentence = 'The services did not become ready within a minute. Their lines above say why.';
    throw new StartError('NOT_READY', sentence, { cause });
  });
}
