import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('demos-worker', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { demoWorker } = await import('./service.js');
  await runService(demoWorker, settings, telemetry);
});
