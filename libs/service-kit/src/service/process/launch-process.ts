import { type ProcessSettings, processSettingsSchema } from '../../config/process-settings.js';
import { readSettings } from '../../config/settings.js';
import { Logger } from '../../telemetry/logger.js';
import { startTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { VERSION } from '../../telemetry/version.js';
import { exitOnFault } from './exit-on-fault.js';
import { exitOnStartError } from './exit-on-start-error.js';
import { obeySupervisor } from './obey-supervisor.js';

/**
 * Entry point of every process: telemetry first; `run` then loads the rest with a dynamic import, so that telemetry sees it
 * being loaded. A reason not to start becomes one sentence, a fault that nobody handles one log line, and both exit code 1.
 */
export async function launchProcess(
  name: string,
  run: (settings: ProcessSettings, telemetry: Telemetry) => Promise<void>,
): Promise<void> {
  obeySupervisor();
  await exitOnStartError(async () => {
    const settings = readSettings(processSettingsSchema, process.env);
    exitOnFault(Logger.create(name, settings.LOG_LEVEL));
    const telemetry = await startTelemetry({
      serviceName: `playbook-${name}`,
      serviceVersion: VERSION,
      collectorUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      traceShare: settings.OTEL_TRACES_SAMPLER_ARG,
    });
    await run(settings, telemetry);
  });
}
