import { readSettings, refuseUnknownSettings } from '@playbook/service-kit/config/settings';
import { startProbeServer } from '@playbook/service-kit/health/probe-server';
import { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import { announceReady } from '@playbook/service-kit/service/process/announce-ready';
import { stopOnSignal } from '@playbook/service-kit/service/process/stop-on-signal';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import type { Telemetry } from '@playbook/service-kit/telemetry/telemetry';
import { DataDirectory } from '../data-directory/data-directory.js';
import { type AllInOneSettings, allInOneSettingsSchema } from './all-in-one.settings.js';
import { announce } from '../composition/announce.js';
import { KNOWN_SETTINGS } from '../known-settings.js';
import { listenHost } from '../composition/listen-host.js';
import { findListenPort, findMetricsPort } from '../composition/listen-port.js';
import { startParts } from './start-parts.js';
import { startOrStop } from '../composition/start-or-stop.js';

const LOOPBACK = '127.0.0.1';

/** Starts the whole product in this process and stops it in order on a signal. */
export async function runAllInOne(telemetry: Telemetry): Promise<void> {
  refuseUnknownSettings(KNOWN_SETTINGS, process.env);
  const settings = readSettings(allInOneSettingsSchema, process.env);
  const stop = new StopSequence();
  stop.add(() => telemetry.shutdown());
  stopOnSignal(() => stop.run());
  await startOrStop(stop, () => start(settings, telemetry, stop));
}

async function start(settings: AllInOneSettings, telemetry: Telemetry, stop: StopSequence): Promise<void> {
  const startedAtMs = performance.now();
  const host = listenHost(settings.HOST, settings.AUTH_GOOGLE_CLIENT_ID === undefined);
  // First the folder: a stuck product that a killed start left there still has the port.
  const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
  stop.add(() => directory.close());
  const port = await findListenPort(settings.PORT, host, 'PORT');
  const publicUrl = settings.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${port}`;
  const health = new HealthRegistry();
  const { isDevelopmentSignIn } = await startParts({ settings, directory, health, stop, publicUrl, host, port });
  const probes = await startProbeServer(
    { port: await findMetricsPort(settings.METRICS_PORT, LOOPBACK), host: LOOPBACK },
    health,
    telemetry.prometheus,
  );
  stop.add(() => probes.close());
  await directory.announce(publicUrl);
  announce({
    publicUrl,
    metricsUrl: `http://localhost:${probes.port}/metrics`,
    dataDirectory: directory.path,
    isDevelopmentSignIn,
    startMs: performance.now() - startedAtMs,
  });
  announceReady();
}
