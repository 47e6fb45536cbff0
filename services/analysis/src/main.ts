import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('analysis', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { analysisService } = await import('./service.js');
  await runService(analysisService, settings, telemetry);
});
