import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('applications', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { applicationsService } = await import('./service.js');
  await runService(applicationsService, settings, telemetry);
});
