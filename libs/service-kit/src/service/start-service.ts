import { NestFactory } from '@nestjs/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { readSettings } from '../config/settings.js';
import { toProcedureError } from '../errors/to-procedure-error.js';
import { HealthRegistry } from '../health/health-registry.js';
import { ProcedureServer } from '../messaging/rpc/procedure-server.js';
import { RethrowFilter } from '../messaging/rethrow.filter.js';
import { Database } from '../persistence/database.js';
import { requireMigrated } from '../persistence/migration/migrate.js';
import { ormOptions } from '../persistence/orm-options.js';
import { hasPowerOver } from '../persistence/migration/schema-power.js';
import type { Logger } from '../telemetry/logger.js';
import { createKit } from './create-kit.js';
import { KitModule } from './kit.module.js';
import { WorkerPool } from '../workers/worker-pool.js';
import { workerSettingsShape } from '../workers/worker.settings.js';
import { PUBLIC_URL, SERVICE_SETTINGS, type ServiceDefinition } from './service-definition.js';
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
  const kit = createKit({ name: definition.name, logLevel, transport, store, publicUrl, publicKeys });
  // Its threads load while the rest starts.
  const workers = openWorkers(definition, runtime, kit.logger);
  const orm = await MikroORM.init(ormOptions(definition.schema, runtime.databaseUrl));
  await requireMigrated(orm, definition);
  const database = new Database(orm);
  if (await hasPowerOver(database, definition.schema.schema)) kit.logger.warn(POWERFUL_ROLE);

  const module = KitModule.with(kit, [
    { provide: Database, useValue: database },
    { provide: SERVICE_SETTINGS, useValue: settings },
    { provide: PUBLIC_URL, useValue: publicUrl },
    ...(workers === null ? [] : [{ provide: WorkerPool, useValue: workers }]),
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
  await workers?.untilReady();
  await app.listen();

  const health = new HealthRegistry();
  health.add(`${definition.name}.database`, () => database.check());
  health.add(`${definition.name}.transport`, () => transport.check());
  health.add(`${definition.name}.store`, () => store.check());
  health.add(`${definition.name}.revocations`, () => kit.revocations.check());
  return {
    name: definition.name,
    health,
    stop: async () => {
      health.beginStop();
      await app.close();
      await workers?.stop();
      await database.close();
      await transport.close();
    },
  };
}

function openWorkers(
  { name, workers }: ServiceDefinition,
  { environment }: ServiceRuntime,
  logger: Logger,
): WorkerPool | null {
  if (!workers) return null;
  const { PLAYBOOK_WORKER_THREADS: threads } = readSettings(z.object(workerSettingsShape), environment);
  return WorkerPool.open({ serviceName: name, module: workers, threads }, (error) =>
    logger.failure('A worker thread ended', toProcedureError(error)),
  );
}
