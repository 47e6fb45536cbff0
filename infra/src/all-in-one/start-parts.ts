import { fileURLToPath } from 'node:url';
import { publicKeysIn } from '@playbook/auth/service';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { createGateway } from '@playbook/gateway/gateway';
import type { Mount } from '@playbook/gateway/gateway-options';
import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import type { EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { logRedisNotices } from '@playbook/service-kit/ephemeral/redis-notices';
import { RedisStore } from '@playbook/service-kit/ephemeral/redis-store.adapter';
import type { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import { LocalBus } from '@playbook/service-kit/messaging/local/local-bus';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import { createKit } from '@playbook/service-kit/service/create-kit';
import { kindOf, type ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { gatewaySettingsSchema } from '@playbook/gateway/gateway.settings';
import { openStorageAccess } from '@playbook/service-kit/object-storage/storage-access';
import { startService } from '@playbook/service-kit/service/start-service';
import type { StopSequence, StopTier } from '@playbook/service-kit/service/process/stop-sequence';
import { startDatabaseServer } from '../composition/database-server.js';
import { createDevelopmentClient, createDevelopmentMount } from '../composition/development-sign-in.js';
import { environmentFor } from '../composition/environment-for.js';
import { objectStorageSettings, outboxSettings } from '../composition/folder-settings.js';
import { SERVICES, settingsOf, WORKERS } from '../composition/services.js';
import { generatedSecrets } from '../composition/generated-secrets.js';
import type { DataDirectory } from '../data-directory/data-directory.js';
import { ALL_SCHEMAS } from '../migrate/all-schemas.js';
import type { AllInOneSettings } from './all-in-one.settings.js';
import { portError } from '../composition/listen-port.js';

const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface Parts {
  readonly settings: AllInOneSettings;
  readonly directory: DataDirectory;
  readonly health: HealthRegistry;
  readonly stop: StopSequence;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
}

/** Database, services, gateway, in this order; closed in the reverse one, the services at once. */
export async function startParts(parts: Parts): Promise<{ isDevelopmentSignIn: boolean }> {
  const { settings, directory, stop, publicUrl } = parts;
  const { DATABASE_URL: adminUrl, PLAYBOOK_DISK_RESERVE_MB: reserveMb } = settings;
  const databaseUrls = await startDatabaseServer({ directory, adminUrl, reserveMb, schemas: ALL_SCHEMAS, stop });

  const client = settings.AUTH_GOOGLE_CLIENT_ID === undefined ? createDevelopmentClient(publicUrl) : null;
  const environment: Environment = {
    ...process.env,
    ...(await generatedSecrets(directory, process.env)),
    ...client,
    ...outboxSettings(settings, directory),
    ...objectStorageSettings(settings, directory),
  };
  const store = openStore(settings);
  stop.add(() => store.close());
  const publicKeys = publicKeysIn(environment);
  const shared: Shared = { bus: new LocalBus(), store, environment, publicKeys, databaseUrls };
  const services = stop.tier();
  await Promise.all([...SERVICES, ...WORKERS].map((definition) => startOne(definition, parts, shared, services)));
  await startGateway(parts, shared, client ? [await createDevelopmentMount(client, publicUrl)] : []);
  return { isDevelopmentSignIn: client !== null };
}

function openStore({ REDIS_URL, LOG_LEVEL }: AllInOneSettings): EphemeralStore {
  if (REDIS_URL === undefined) return new MemoryStore();
  return new RedisStore(REDIS_URL, 'playbook:', logRedisNotices(Logger.create('playbook', LOG_LEVEL)));
}

/** What the containers of this process have in common. */
interface Shared {
  readonly bus: LocalBus;
  readonly store: EphemeralStore;
  readonly environment: Environment;
  readonly publicKeys: Jwks;
  readonly databaseUrls: ReadonlyMap<string, string>;
}

async function startOne(
  definition: ServiceDefinition,
  parts: Parts,
  shared: Shared,
  services: StopTier,
): Promise<void> {
  const databaseUrl = shared.databaseUrls.get(definition.name);
  if (databaseUrl === undefined) throw new Error(`${definition.name} has no database`);
  const logger = Logger.create(kindOf(definition), parts.settings.LOG_LEVEL);
  const service = await startService(definition, {
    environment: environmentFor(settingsOf(definition), shared.environment),
    transport: new LocalTransport(shared.bus, (error) => logger.warn(`Bus: ${error.name}`)),
    store: shared.store,
    databaseUrl,
    publicUrl: parts.publicUrl,
    publicKeys: shared.publicKeys,
    logLevel: parts.settings.LOG_LEVEL,
  });
  services.add(() => service.stop());
  parts.health.include(service.health);
}

async function startGateway(parts: Parts, shared: Shared, mounts: readonly Mount[]): Promise<void> {
  const { settings, health, stop, publicUrl, host, port } = parts;
  const transport = new LocalTransport(shared.bus);
  const { store, publicKeys } = shared;
  const kit = createKit({ name: 'gateway', logLevel: settings.LOG_LEVEL, transport, store, publicUrl, publicKeys });
  const gateway = await createGateway({
    kit,
    transport,
    health,
    settings,
    publicUrl,
    mounts,
    webDirectory: WEB_DIRECTORY,
    storage: openStorageAccess(readSettings(gatewaySettingsSchema, shared.environment), publicUrl),
    collectorUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: settings.OTEL_TRACES_SAMPLER_ARG,
    isDevelopmentSignIn: mounts.length > 0,
  });
  stop.add(() => gateway.stop());
  await gateway.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : portError(error.code, port, host, 'PORT');
  });
}
