import type { ProcessSettings } from '../config/process-settings.js';
import { readSettings } from '../config/settings.js';
import { startProbeServer } from '../health/probe-server.js';
import { Logger } from '../telemetry/logger.js';
import type { Telemetry } from '../telemetry/telemetry.js';
import { announceReady } from './process/announce-ready.js';
import { connectAdapters } from './connect-adapters.js';
import { kindOf, type ServiceDefinition } from './service-definition.js';
import { serviceProcessSchema } from './process/service-process.settings.js';
import { startService } from './start-service.js';
import { stopOnSignal } from './process/stop-on-signal.js';
import { StopSequence } from './process/stop-sequence.js';

/** Runs one service as a process of its own: NATS, Redis and PostgreSQL by address, probes and metrics on their own port. */
export async function runService(
  definition: ServiceDefinition,
  { LOG_LEVEL: logLevel }: ProcessSettings,
  telemetry: Telemetry,
): Promise<void> {
  const settings = readSettings(serviceProcessSchema, process.env);
  const logger = Logger.create(kindOf(definition), logLevel);
  const adapters = await connectAdapters(settings, definition.name, logger);
  const service = await startService(definition, {
    environment: process.env,
    ...adapters,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PLAYBOOK_PUBLIC_URL,
    publicKeys: settings.AUTH_JWT_PUBLIC_KEYS,
    logLevel,
  });
  const probes = await startProbeServer(
    { port: settings.METRICS_PORT, host: settings.PROBE_HOST },
    service.health,
    telemetry.prometheus,
  );
  logger.info('Service started', { probePort: probes.port });
  announceReady();
  const stop = new StopSequence();
  stop.add(() => telemetry.shutdown());
  stop.add(() => probes.close());
  stop.add(() => adapters.store.close());
  stop.add(() => service.stop());
  stopOnSignal(() => stop.run());
}
