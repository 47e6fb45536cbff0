import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('sharing', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { sharingService } = await import('./service.js');
  await runService(sharingService, settings, telemetry);
});
