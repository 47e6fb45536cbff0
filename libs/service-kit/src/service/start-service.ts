import { NestFactory } from '@nestjs/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { readSettings } from '../config/settings.js';
import { toProcedureError } from '../errors/to-procedure-error.js';
import { HealthRegistry } from '../health/health-registry.js';
import { ProcedureServer } from '../messaging/rpc/procedure-server.js';
import { RethrowFilter } from '../messaging/rethrow.filter.js';
import { bucketToken, type ObjectStorage } from '../object-storage/object-storage.port.js';
import { objectStorageSchema } from '../object-storage/object-storage.settings.js';
import { openBuckets } from '../object-storage/open-buckets.js';
import { Database } from '../persistence/database.js';
import { firstConnection } from '../persistence/connection/first-connection.js';
import { requireMigrated } from '../persistence/migration/migrate.js';
import { ormOptions } from '../persistence/orm-options.js';
import { hasPowerOver } from '../persistence/migration/schema-power.js';
import type { Logger } from '../telemetry/logger.js';
import { createKit } from './create-kit.js';
import { KitModule } from './kit.module.js';
import { WorkerPool } from '../workers/worker-pool.js';
import { workerSettingsShape } from '../workers/worker.settings.js';
import { kindOf, PUBLIC_URL, SERVICE_SETTINGS, type ServiceDefinition } from './service-definition.js';
import type { ServiceRuntime } from './service-runtime.js';

const POWERFUL_ROLE =
  'The database role of this service could change its own tables and rules: give it the runtime role that `npm run migrate` sets up';

export interface RunningService {
  readonly name: string;
  readonly health: HealthRegistry;
  /** Takes no new calls, finishes those it has, then closes its database and its transport; the store may be shared. */
  stop(): Promise<void>;
}

/**
 * Starts one service in a Nest container of its own; the same in both topologies.
 * @throws StartError for a bad setting or an old schema, ProcedureError `service_unavailable` for a dependency that is away
 */
export async function startService(definition: ServiceDefinition, runtime: ServiceRuntime): Promise<RunningService> {
  const settings = readSettings(definition.settings, runtime.environment);
  const { transport, store, publicUrl, publicKeys, logLevel } = runtime;
  const kind = kindOf(definition);
  const kit = createKit({ name: kind, logLevel, transport, store, publicUrl, publicKeys });
  // Its threads load while the rest starts.
  const workers = openWorkers(definition, runtime, kit.logger);
  const buckets = await openServiceBuckets(definition, runtime, kit.logger);
  const orm = await MikroORM.init(ormOptions(definition.schema, runtime.databaseUrl));
  await firstConnection(() => orm.em.getConnection().execute('select 1'));
  await requireMigrated(orm, definition);
  const database = new Database(orm);
  if (await hasPowerOver(database, definition.schema.schema)) kit.logger.warn(POWERFUL_ROLE);

  const module = KitModule.with(kit, [
    { provide: Database, useValue: database },
    { provide: SERVICE_SETTINGS, useValue: settings },
    { provide: PUBLIC_URL, useValue: publicUrl },
    ...(workers === null ? [] : [{ provide: WorkerPool, useValue: workers }]),
    ...[...buckets].map(([name, bucket]) => ({ provide: bucketToken(name), useValue: bucket })),
  ]);
  const strategy = new ProcedureServer({
    transport,
    serviceName: definition.name,
    verifier: kit.verifier,
    logger: kit.logger,
    securityLog: kit.securityLog,
  });
  const root = { module: definition.module, imports: [module] };
  const app = await NestFactory.createMicroservice(root, { strategy, logger: kit.logger, abortOnError: false });
  app.useGlobalFilters(new RethrowFilter());
  if (definition.workers?.areStartedWhenNeeded !== true) await workers?.untilReady();
  await app.listen();

  const health = new HealthRegistry();
  health.add(`${kind}.database`, () => database.check());
  health.add(`${kind}.transport`, () => transport.check());
  health.add(`${kind}.store`, () => store.check());
  for (const [name, bucket] of buckets) health.add(`${kind}.${name}`, () => bucket.check());
  health.add(`${kind}.revocations`, () => kit.revocations.check());
  return {
    name: kind,
    health,
    stop: async () => {
      health.beginStop();
      await app.close();
      await workers?.stop();
      for (const bucket of buckets.values()) await bucket.close();
      await database.close();
      await transport.close();
    },
  };
}

async function openServiceBuckets(
  { buckets = [] }: ServiceDefinition,
  { environment, publicUrl }: ServiceRuntime,
  logger: Logger,
): Promise<ReadonlyMap<string, ObjectStorage>> {
  if (buckets.length === 0) return new Map();
  const settings = readSettings(objectStorageSchema, environment);
  const opened = await openBuckets(buckets, { settings, publicUrl, logger });
  for (const [name, bucket] of opened) {
    // The service starts without it, and says by its readiness that it is away.
    bucket.check().catch((error: unknown) => logger.failure(`The bucket ${name} is away`, toProcedureError(error)));
  }
  return opened;
}

function openWorkers(
  definition: ServiceDefinition,
  { environment }: ServiceRuntime,
  logger: Logger,
): WorkerPool | null {
  const { workers } = definition;
  if (!workers) return null;
  const { PLAYBOOK_WORKER_THREADS: threads } = readSettings(z.object(workerSettingsShape), environment);
  return WorkerPool.open({ serviceName: kindOf(definition), module: workers, threads }, (error) =>
    logger.failure('A worker thread ended', toProcedureError(error)),
  );
}
