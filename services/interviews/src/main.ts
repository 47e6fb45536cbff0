import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('interviews', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { interviewsService } = await import('./service.js');
  await runService(interviewsService, settings, telemetry);
});
