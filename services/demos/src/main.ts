import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('demos', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { demosService } = await import('./service.js');
  await runService(demosService, settings, telemetry);
});
