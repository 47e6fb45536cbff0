import type { ProcessSettings } from '@playbook/service-kit/config/process-settings';
import { readSettings } from '@playbook/service-kit/config/settings';
import { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import { startProbeServer } from '@playbook/service-kit/health/probe-server';
import { connectAdapters } from '@playbook/service-kit/service/connect-adapters';
import { openStorageAccess } from '@playbook/service-kit/object-storage/storage-access';
import { announceReady } from '@playbook/service-kit/service/process/announce-ready';
import { createKit } from '@playbook/service-kit/service/create-kit';
import { stopOnSignal } from '@playbook/service-kit/service/process/stop-on-signal';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { Telemetry } from '@playbook/service-kit/telemetry/telemetry';
import type { Mount } from './gateway-options.js';
import { gatewayProcessSchema } from './gateway-process.settings.js';
import { createGateway } from './gateway.js';

export interface GatewayExtensions {
  readonly mounts: readonly Mount[];
  readonly isDevelopmentSignIn: boolean;
}

/** Runs the gateway as a process of its own, over NATS and Redis. */
export async function runGateway(
  {
    LOG_LEVEL: logLevel,
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    OTEL_TRACES_SAMPLER_ARG: traceShare,
  }: ProcessSettings,
  telemetry: Telemetry,
  extensions: GatewayExtensions,
): Promise<void> {
  const settings = readSettings(gatewayProcessSchema, process.env);
  const { PLAYBOOK_PUBLIC_URL: publicUrl, AUTH_JWT_PUBLIC_KEYS: publicKeys } = settings;
  const adapters = await connectAdapters(settings, 'gateway', Logger.create('gateway', logLevel));
  const kit = createKit({ name: 'gateway', logLevel, publicUrl, publicKeys, ...adapters });
  const health = new HealthRegistry();
  const gateway = await createGateway({
    kit,
    health,
    settings,
    publicUrl,
    collectorUrl,
    traceShare,
    storage: openStorageAccess(settings, publicUrl),
    transport: adapters.transport,
    webDirectory: settings.PLAYBOOK_WEB_DIRECTORY ?? null,
    ...extensions,
  });
  await gateway.listen(settings.PORT, settings.HOST);
  const probes = await startProbeServer(
    { port: settings.METRICS_PORT, host: settings.PROBE_HOST },
    health,
    telemetry.prometheus,
  );
  kit.logger.info('Gateway started', { port: settings.PORT, probePort: probes.port });
  announceReady();
  const stop = new StopSequence();
  stop.add(() => telemetry.shutdown());
  stop.add(() => probes.close());
  stop.add(() => adapters.store.close());
  stop.add(() => gateway.stop());
  stopOnSignal(() => stop.run());
}
