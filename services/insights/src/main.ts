import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('insights', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { insightsService } = await import('./service.js');
  await runService(insightsService, settings, telemetry);
});
