import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('auth', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { authService } = await import('./service.js');
  await runService(authService, settings, telemetry);
});
